internal import Foundation
internal import TextMeasurement

/// The lines of a layout fragment, in the order of the text; each is made when it is asked for.
public struct TextLineFragments: Sendable {
  /// The lines, in the places of their paragraph or of the container.
  let laid: [LaidLine]

  /// The empty line after them, if there is one.
  let extra: LaidLine?

  /// Where the paragraph begins: a UTF-16 offset.
  let start: Int

  /// What has to be added to places of lines, in layout units, so that they count from the frame.
  let shift: UnitPoint

  /// The padding of the container, in layout units.
  let padding: Int64

  /// The paragraph, and its glyphs.
  let stored: StoredParagraph
  let prepared: PreparedParagraph
}

extension TextLineFragments: RandomAccessCollection {
  /// The index of the first line.
  public var startIndex: Int { 0 }

  /// The number of lines.
  public var endIndex: Int { laid.count + (extra == nil ? 0 : 1) }

  /// A line.
  ///
  /// - Precondition: The index is at least 0 and less than ``endIndex``.
  public subscript(position: Int) -> TextLineFragment {
    guard position == laid.count, let extra else { return fragment(laid[position]) }
    return fragment(extra, .extra)
  }

  private func fragment(
    _ laid: LaidLine,
    _ kind: TextLineFragment.Kind = .text
  ) -> TextLineFragment {
    let line = laid.line
    let units = Int(laid.units.lowerBound)..<Int(laid.units.upperBound)
    let (x, y) = (line.x + shift.x, line.y + shift.y)
    let lower = laid.edges.lowerBound + padding
    return TextLineFragment(
      characterRange: units,
      textRange: TextRange(start + units.lowerBound..<start + units.upperBound),
      typographicBounds: FragmentRect(
        left: x,
        top: y,
        right: x + line.width,
        bottom: y + line.height
      ),
      glyphOrigin: FragmentPoint(
        x: CGFloat(units: x),
        y: CGFloat(units: line.baseline + shift.y)
      ),
      beginsRow: laid.beginsRow,
      kind: kind,
      line: line,
      edges: lower..<Swift.max(lower, laid.edges.upperBound - padding),
      spacing: laid.below,
      shift: shift,
      stored: stored,
      prepared: prepared
    )
  }
}
