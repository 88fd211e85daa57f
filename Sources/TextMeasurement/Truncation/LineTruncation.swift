public import TextAnalysis

/// What is left out of a line, and what stands for it.
public struct LineTruncation: Hashable, Sendable {
  /// The text that is left out, in UTF-8 offsets; empty if only text after the line is.
  public let cut: Range<TextOffset>

  /// What stands for the text; `nil` if there is no room for it.
  public let token: String?

  /// The left edge of the token, in points from the left edge of the text.
  public let tokenX: Double

  /// The width of the token, in points.
  public let tokenWidth: Double
}
