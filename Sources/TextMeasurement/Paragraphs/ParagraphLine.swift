internal import TextAnalysis
internal import Typography

/// A line of a prepared paragraph, and where it stands.
///
/// Lengths are layout units and offsets are UTF-8 offsets in the paragraph; x counts from the left
/// edge of the container, and y from wherever the one who laid the line out counts.
package struct ParagraphLine: Sendable {
  var placed: PreparedText.PlacedSpan

  /// The left edge of the content.
  package var x: Int64

  /// The text of the line, white space and separator at its end included.
  package var range: Range<Int> { placed.span.start..<placed.span.end }

  /// How wide the line is without white space at its end.
  package var width: Int64 { placed.span.width }

  /// How wide the white space at its end is.
  package var trailing: Int64 { placed.span.trailing }

  /// The top of the line.
  package var y: Int64 { placed.y }

  /// The height of the line, without what is left below it.
  package var height: Int64 { placed.height }

  /// Down to the baseline, from where y counts.
  package var baseline: Int64 { placed.baseline }

  /// From the baseline up to the top of the faces' line boxes.
  package var ascent: Int64 { placed.metrics.ascent }

  /// From the baseline down to the bottom of the faces' line boxes.
  package var descent: Int64 { placed.metrics.descent }

  /// What the faces add below the descent.
  package var leading: Int64 { placed.metrics.leading }

  /// Why the line ended.
  package var end: LineEnd { placed.span.reason }

  /// Whether the line shows a hyphen that the text does not have.
  package var isHyphenated: Bool { placed.span.showsHyphen }

  /// Whether some of the line's content lies beyond its end.
  package var isClipped: Bool { placed.span.isClipped }

  /// The text that is left out of the line, shown as a token or not at all; `nil` if none is.
  package var cut: Range<Int>? { placed.truncation?.cut }

  /// Where the line begins.
  package var start: LinePosition { LinePosition(start: placed.start) }

  /// Where the next line begins.
  package var next: LinePosition { LinePosition(start: placed.span.next) }

  /// The line moved down.
  package func moved(by distance: Int64) -> ParagraphLine {
    ParagraphLine(placed: placed.moved(by: distance), x: x)
  }
}

extension PreparedText.PlacedSpan {
  /// The line moved down, in layout units.
  fileprivate func moved(by distance: Int64) -> PreparedText.PlacedSpan {
    PreparedText.PlacedSpan(
      paragraph: paragraph,
      start: start,
      span: span,
      metrics: metrics,
      height: height,
      y: y + distance,
      truncation: truncation
    )
  }
}
