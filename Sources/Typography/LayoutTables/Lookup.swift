/// What a font does to glyphs in one pass.
///
/// Source: OpenType chapter 2, `Lookup`.
struct Lookup {
  /// Which glyphs the lookup passes over.
  ///
  /// Source: OpenType `lookupFlag`.
  let flags: Int

  /// The first of these that fits a glyph applies.
  let subtables: [Subtable]

  /// Whether the lookup passes over letters, so that it does not look at the next glyph.
  var skipsLetters: Bool { flags & 0x6 != 0 }

  /// Whether the lookup replaces glyphs one by one, whatever stands around them.
  var replacesSingleGlyphs: Bool {
    subtables.allSatisfy { if case .replacement = $0.form { true } else { false } }
  }

  /// Whether the lookup kerns pairs by moving the first glyph, and a glyph begins none of them.
  func kernsPairs(notBeginningWith glyph: GlyphID) -> Bool {
    subtables.allSatisfy {
      guard case .pairs(moveSecond: false) = $0.form, let covered = $0.coveredGlyphs else {
        return false
      }
      return !covered.contains { $0.contains(UInt16(truncatingIfNeeded: glyph.rawValue)) }
    }
  }
}
