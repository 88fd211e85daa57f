import Testing
@testable import Typography

@Suite("Lookups as tables state them")
struct LayoutTableTests {
  /// Single substitution, format 1: glyph 5 becomes glyph 6.
  private static let single: [UInt16] = [1, 6, 1, 1, 1, 5]

  /// Kerning of glyphs 5 and 6, format 1: a value for the first alone, no pairs in its set.
  private static let kerning: [UInt16] = [1, 12, 4, 0, 1, 18, 1, 1, 5, 0]

  private func lookup(
    _ kind: LayoutTable.Kind,
    _ written: WrittenLookup,
    _ check: (Lookup?) throws -> Void
  ) rethrows {
    let other = WrittenLookup(type: 1, subtables: [])
    try withTable(layoutTable([other, written])) { try check(LayoutTable(kind, $0).lookup(1)) }
  }

  @Test("a lookup has its flags and its subtables in order")
  func order() throws {
    let second: [UInt16] = [1, 6, 1, 1, 1, 9]
    let written = WrittenLookup(type: 1, flags: 0x8, subtables: [Self.single, second])
    try lookup(.substitution, written) {
      let lookup = try #require($0)
      #expect(lookup.flags == 8)
      #expect(!lookup.skipsLetters)
      #expect(lookup.subtables.map(\.coveredGlyphs) == [[5...5], [9...9]])
      #expect(lookup.replacesSingleGlyphs)
    }
  }

  @Test("lookups pass over letters by the flags 2 and 4", arguments: [2, 4, 6, 0x102])
  func letters(flags: Int) throws {
    let written = WrittenLookup(type: 1, flags: UInt16(flags), subtables: [Self.single])
    try lookup(.substitution, written) {
      let lookup = try #require($0)
      #expect(lookup.skipsLetters)
    }
  }

  @Test("an extension stands for a subtable elsewhere, in types 7 and 9")
  func extensions() throws {
    // Format, type, offset in 32 bits from the extension; the subtable follows.
    let substitution = WrittenLookup(type: 7, subtables: [[1, 1, 0, 8] + Self.single])
    try lookup(.substitution, substitution) {
      let lookup = try #require($0)
      #expect(lookup.replacesSingleGlyphs)
      #expect(lookup.subtables.map(\.coveredGlyphs) == [[5...5]])
    }
    let positioning = WrittenLookup(type: 9, subtables: [[1, 2, 0, 8] + Self.kerning])
    try lookup(.positioning, positioning) {
      let lookup = try #require($0)
      #expect(lookup.kernsPairs(notBeginningWith: GlyphID(6)))
      #expect(!lookup.kernsPairs(notBeginningWith: GlyphID(5)))
    }
  }

  @Test("pairs whose second glyph moves are not kerned")
  func secondMoves() throws {
    var moving = Self.kerning
    moving[3] = 4
    try lookup(.positioning, WrittenLookup(type: 2, subtables: [moving])) {
      let lookup = try #require($0)
      #expect(!lookup.kernsPairs(notBeginningWith: GlyphID(6)))
    }
  }

  @Test(
    "what OpenType does not know cannot be read",
    arguments: [
      // A type, a format, an extension of an extension, one that is cut.
      WrittenLookup(type: 9, subtables: [single]),
      WrittenLookup(type: 1, subtables: [[3, 6, 1, 1, 1, 5]]),
      WrittenLookup(type: 7, subtables: [[1, 7, 0, 8, 1, 1, 0, 8] + single]),
      WrittenLookup(type: 7, subtables: [[1, 1]]),
      WrittenLookup(type: 5, subtables: [[4, 6, 1, 1, 1, 5]]),
    ]
  )
  func unknown(written: WrittenLookup) {
    lookup(.substitution, written) { #expect($0 == nil) }
  }

  @Test("there is no lookup beyond the list")
  func beyond() {
    withTable(layoutTable([WrittenLookup(type: 1, subtables: [Self.single])])) {
      #expect(LayoutTable(.substitution, $0).lookup(1) == nil)
    }
    withTable([]) { #expect(LayoutTable(.substitution, $0).lookup(0) == nil) }
  }
}
