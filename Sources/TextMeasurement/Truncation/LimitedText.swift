public import Typography

/// The lines of a text that are shown within a limit.
public struct LimitedText: Sendable {
  /// The text, prepared; smaller or tighter than the one that was asked, where the limit allows
  /// that.
  public let text: PreparedText

  /// The scale of the fonts: 1 if they are as large as was asked.
  public internal(set) var scale = 1.0

  /// How much closer letters stand, in ems.
  public internal(set) var tightening = 0.0

  /// The lines that are shown, at least one.
  ///
  /// Their ranges tile the text up to where the last one ends. What is left out of a line is in its
  /// range.
  public let lines: [Line]

  /// The width of the widest line, and the height of all or of the lines that room is kept for.
  public let size: Size

  /// Whether text is left out.
  public let isTruncated: Bool

  /// The box around everything that is painted, in points from the top left of the text, y down;
  /// `nil` if nothing is.
  ///
  /// - Complexity: O(*n*) in the glyphs, each of which is asked for its outline.
  public var inkBounds: Rect? { text.inkBounds(of: placedLines, in: textWidth) }

  /// The lines that are shown.
  let placedLines: [PreparedText.PlacedSpan]

  /// The width that lines are aligned in, in layout units.
  let textWidth: Int64

  /// Keeps lines of a text in its own size.
  init(
    text: PreparedText,
    placedLines: [PreparedText.PlacedSpan],
    textWidth: Int64,
    size: Size,
    isTruncated: Bool
  ) {
    self.text = text
    lines = placedLines.map { text.line($0, in: textWidth) }
    self.placedLines = placedLines
    self.textWidth = textWidth
    self.size = size
    self.isTruncated = isTruncated
  }
}
