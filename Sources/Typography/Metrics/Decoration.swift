/// A stroke along a line of text: an underline or a strikethrough.
///
/// Source: OpenType `post.underlinePosition` and `OS/2.yStrikeoutPosition`; both give the stroke's
/// top.
public struct Decoration: Hashable, Sendable {
  /// From the baseline to the top of the stroke, in points and font space: negative below the
  /// baseline.
  public let position: Double

  /// The height of the stroke, in points.
  public let thickness: Double
}
