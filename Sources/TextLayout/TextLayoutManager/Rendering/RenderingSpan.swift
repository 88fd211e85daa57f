/// A part of the text that has the same rendering attributes.
public struct RenderingSpan: Hashable, Sendable {
  /// The text.
  public let range: TextRange

  /// How it is painted.
  public let attributes: RenderingAttributes
}
