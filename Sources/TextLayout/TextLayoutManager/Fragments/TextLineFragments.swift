internal import Foundation
internal import TextMeasurement

/// The lines of a layout fragment, in the order of the text; each is made when it is asked for.
public struct TextLineFragments: Sendable {
  /// The lines.
  let reader: LineReader

  /// The empty line after them, if there is one, and the edges between which it can stand.
  let extra: ParagraphLine?
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
  /// - Complexity: O(log *b*) in the places where a line can end.
  public subscript(position: Int) -> TextLineFragment {
    if position == reader.lines.count, let extra {
      return TextLineFragment(
        extra,
        .extra,
        edges: extraEdges,
        of: self,
        utf16Range: utf16Range(at: position)
      )
    }
    let kept = reader.lines[position]
    let lower = kept.edges.lowerBound + padding
    return TextLineFragment(
      reader.line(position),
      kept.beginsRow ? .row : .besideOther,
      edges: lower..<Swift.max(lower, kept.edges.upperBound - padding),
      below: kept.below,
      of: self,
      utf16Range: utf16Range(at: position)
    )
  }
}

extension TextLineFragments {
  /// The text of a line: UTF-16 offsets in the paragraph.
  func utf16Range(at index: Int) -> Range<Int> {
    guard index < reader.lines.count else { return stored.utf16Count..<stored.utf16Count }
    return Int(
      reader.lines[index].utf16Range.lowerBound
    )..<Int(reader.lines[index].utf16Range.upperBound)
  }

  /// The top and the bottom of a line, in points from the top of the frame.
  func verticalExtent(at index: Int) -> Range<CGFloat> {
    let kept: (top: Int64, bottom: Int64)
    if index < reader.lines.count {
      kept = (reader.lines[index].y, reader.lines[index].bottom)
    } else {
      let top = extra?.y ?? 0
      kept = (top, LayoutUnit.sum(top, extra?.height ?? 0))
    }
    return CGFloat(units: kept.top + shift.y)..<CGFloat(units: kept.bottom + shift.y)
  }
}

extension TextLineFragment {
  /// Takes a line of a fragment.
  fileprivate init(
    _ line: ParagraphLine,
    _ kind: Kind,
    edges: Range<Int64>,
    below: Int64 = 0,
    of lines: TextLineFragments,
    utf16Range: Range<Int>
  ) {
    let (x, y) = (line.x + lines.shift.x, line.y + lines.shift.y)
    self.init(
      characterRange: utf16Range,
      textRange: TextRange(
        lines.start + utf16Range.lowerBound..<lines.start + utf16Range.upperBound
      ),
      typographicBounds: FragmentRect(
        left: x,
        top: y,
        right: x + line.width,
        bottom: y + line.height
      ),
      glyphOrigin: FragmentPoint(
        x: CGFloat(units: x),
        y: CGFloat(units: line.baseline + lines.shift.y)
      ),
      kind: kind,
      line: line,
      edges: edges,
      spacing: below,
      shift: lines.shift,
      stored: lines.stored,
      prepared: lines.prepared
    )
  }
}
