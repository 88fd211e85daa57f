/// What a font says of one glyph before shaping, in points.
///
/// Source: OpenType `hmtx`, `HVAR`, and the outlines.
public struct GlyphMetrics: Hashable, Sendable {
  /// How far the glyph moves the pen, in points.
  public let advance: Double

  /// From the pen to the left side of the ink, in points; 0 where nothing is painted.
  public let leftSideBearing: Double

  /// The box around the ink, in points and font space: y up, from the glyph's origin.
  ///
  /// `nil` if the glyph paints nothing.
  public let inkBounds: Rect?
}
