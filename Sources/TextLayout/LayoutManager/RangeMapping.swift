/// A range, and the one that it was widened from or to whole clusters for.
public struct RangeMapping: Hashable, Sendable {
  /// The glyphs of the characters that were asked about, or the characters of the glyphs.
  public let range: Range<Int>

  /// The characters or glyphs that were asked about, widened to whole clusters.
  public let actual: Range<Int>
}
