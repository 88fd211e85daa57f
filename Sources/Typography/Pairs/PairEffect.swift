/// What becomes of a glyph because of the next one, in design units.
struct PairEffect {
  /// How much further the first glyph moves the pen.
  let kerning: Int32

  /// How far the first glyph is moved to the right.
  let xOffset: Int32

  /// Whether a break between the two glyphs leaves both as they are.
  let isSafeToBreak: Bool

  /// What kerning can be kept.
  static let kerningRange = PackedGlyph.advanceRange
}
