/// The measures of a font at one size, in points.
///
/// `ascent` is measured up from the baseline and `descent` down, both normally positive, so a line
/// without styles is `ascent + descent + lineGap` high. The values are exact: nothing is rounded or
/// hinted.
///
/// The line metrics are chosen in this order:
/// 1. the `OS/2` typographic values, under ``LineMetricsPolicy/openType`` and if `fsSelection`
///    bit 7 is set;
/// 2. `hhea`, if not both zero;
/// 3. the `OS/2` typographic values, if not both zero;
/// 4. the `OS/2` Windows values.
///
/// A descent stored with the wrong sign is taken as its distance below the baseline, and a negative
/// line gap as none. In a variable font the `MVAR` deltas of the position are added.
///
/// Source: OpenType `hhea`, `OS/2`, `post`, `head`, `MVAR`. CoreText's order.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the font's line box, in points, positive.
  public let ascent: Double

  /// From the baseline down to the bottom of the font's line box, in points, positive.
  public let descent: Double

  /// The font's own extra space between lines, in points, never negative.
  public let lineGap: Double

  /// From the baseline to the top of a capital letter, in points: `OS/2.sCapHeight`, or the top of
  /// the glyph H.
  public let capHeight: Double

  /// From the baseline to the top of a small letter, in points: `OS/2.sxHeight`, or the top of the
  /// glyph x.
  public let xHeight: Double

  /// The stroke under text.
  public let underline: Decoration

  /// The stroke through text.
  public let strikethrough: Decoration

  /// The slope of the letters, in degrees counter-clockwise from upright: negative leans right.
  public let italicAngle: Double

  /// The box around all glyphs laid over each other, in points and font space: y up from the
  /// baseline.
  public let boundingBox: Rect

  /// Design units in one em.
  public let unitsPerEm: Int

  /// The table that the line metrics came from.
  public let source: MetricsSource

  /// The height of a line without styles, in points: ascent, descent and line gap.
  public var lineHeight: Double { ascent + descent + lineGap }
}
