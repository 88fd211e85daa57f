public import TextAnalysis

/// An insertion point of a line.
public struct CaretOffset: Hashable, Sendable {
  /// The place in the text.
  public let offset: TextOffset

  /// Where the caret stands, in points from the left edge of the text.
  public let x: Double

  /// Whether it is the second place of an offset at a boundary between directions.
  public let isSecondary: Bool
}
