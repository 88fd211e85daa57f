internal import Foundation
internal import TextMeasurement

/// The lines of a layout fragment, in the order of the text; each is made when it is asked for.
public struct TextLineFragments: Sendable {
  /// The lines, in the places of their paragraph or of the container.
  let reader: LineReader

  /// The empty line after them, if there is one, in the same places.
  let extra: ParagraphLine?

  /// The edges between which that can stand, in layout units.
  let extraEdges: Range<Int64>

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
  public var endIndex: Int { reader.lines.count + (extra == nil ? 0 : 1) }

  /// A line.
  ///
  /// - Precondition: The index is at least 0 and less than ``endIndex``.
  public subscript(position: Int) -> TextLineFragment {
    if position == reader.lines.count, let extra {
      let end = stored.utf16Count
      return fragment(extra, .extra, end..<end, between: extraEdges, spacing: 0)
    }
    let laid = reader.lines[position]
    let lower = laid.edges.lowerBound + padding
    return fragment(
      reader.line(position),
      .text,
      Int(laid.units.lowerBound)..<Int(laid.units.upperBound),
      between: lower..<Swift.max(lower, laid.edges.upperBound - padding),
      spacing: laid.below,
      beginsRow: laid.beginsRow
    )
  }

  private func fragment(
    _ line: ParagraphLine,
    _ kind: TextLineFragment.Kind,
    _ units: Range<Int>,
    between edges: Range<Int64>,
    spacing: Int64,
    beginsRow: Bool = true
  ) -> TextLineFragment {
    let (x, y) = (line.x + shift.x, line.y + shift.y)
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
      beginsRow: beginsRow,
      kind: kind,
      line: line,
      edges: edges,
      spacing: spacing,
      shift: shift,
      stored: stored,
      prepared: prepared
    )
  }
}
