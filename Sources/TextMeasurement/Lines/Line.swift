public import TextAnalysis

/// What fits on one row, where it is and why it ended.
///
/// Positions are in layout space: points from the top left of the text, y down; where
/// ``MeasuringOptions/insets`` leave room around the lines, from the top left of that.
public struct Line: Hashable, Sendable {
  /// The text of the line, white space and separator at its end included: UTF-8 offsets in the
  /// text.
  ///
  /// The ranges of all lines tile the text.
  public let range: Range<TextOffset>

  /// The text of the line without the white space and the separator at its end.
  public let contentRange: Range<TextOffset>

  /// How wide the line is without white space at its end, in points.
  public let width: Double

  /// How wide the white space is that hangs past the line's end, in points.
  public let trailingWhitespaceWidth: Double

  /// The left edge of the content, in points, where the paragraph's alignment and indents put it in
  /// the width of the text.
  public let x: Double

  /// The top of the line, in points.
  public let y: Double

  /// The height of the line, in points: ascent, descent and leading, unless the paragraph's style
  /// makes it more or less.
  public let lineHeight: Double

  /// From the top of layout space down to the baseline, in points.
  public let baseline: Double

  /// From the baseline up to the top of the faces' line boxes, in points, positive.
  public let ascent: Double

  /// From the baseline down to the bottom of the faces' line boxes, in points, positive.
  public let descent: Double

  /// What the line adds below its descent, in points.
  public let leading: Double

  /// Why the line ended.
  public let end: LineEnd

  /// Whether the line shows a hyphen that the text does not have.
  public let isHyphenated: Bool

  /// Whether some of the line's content lies beyond its end, and is not in its width.
  public let isClipped: Bool

  /// What is left out of the line for want of room; `nil` if nothing is.
  public let truncation: LineTruncation?

  /// The index of the line's paragraph, from 0.
  public let paragraph: Int

  /// Whether the faces' line boxes reach above the top of the line, as they do where a style makes
  /// it less high than they are.
  public var overlapsLineAbove: Bool { baseline - ascent < y }

  /// How far the pen moves: ``width`` and ``trailingWhitespaceWidth``, in points.
  public var advance: Double { width + trailingWhitespaceWidth }
}
