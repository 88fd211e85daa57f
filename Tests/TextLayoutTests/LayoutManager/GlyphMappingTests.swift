import TestFixtures
import Testing
import TextLayout

@Suite("Glyphs and their characters")
struct GlyphMappingTests {
  @Test("A ligature is one glyph of its characters")
  func ligature() throws {
    let manager = LaidOutText("office", try .dejaVu()).manager
    #expect(manager.glyphCount() == 4)
    #expect((0..<4).map { manager.characterIndexForGlyph(at: $0) } == [0, 1, 4, 5])
    #expect((0..<6).map { manager.glyphIndexForCharacter(at: $0) } == [0, 1, 1, 1, 2, 3])
    let part = manager.glyphRange(forCharacterRange: 2..<3)
    #expect(part.range == 1..<2)
    #expect(part.actual == 1..<4)
    #expect(manager.characterRange(forGlyphRange: 1..<2).range == 1..<4)
  }

  @Test("Without ligatures each letter has its glyph")
  func noLigatures() throws {
    var style = TextStyle(font: try .dejaVu())
    style.ligatures = .required
    let text = LaidOutText(StyledText("office", style: style))
    #expect(text.manager.glyphCount() == 6)
    #expect(text.usedRect.width == 44.140625)
  }

  @Test("A letter that is composed is one glyph of two characters")
  func composed() throws {
    let manager = LaidOutText("e\u{301}", try .dejaVu()).manager
    #expect(manager.glyphCount() == 1)
    let glyphs = manager.glyphRange(forCharacterRange: 0..<1)
    #expect(glyphs.range == 0..<1)
    #expect(glyphs.actual == 0..<2)
    #expect(manager.characterRange(forGlyphRange: 0..<1).range == 0..<2)
  }

  @Test("A letter with a mark beside it is two glyphs of one cluster")
  func marked() throws {
    let manager = LaidOutText("q\u{301}", try .dejaVu()).manager
    #expect(manager.glyphCount() == 2)
    let characters = manager.characterRange(forGlyphRange: 1..<2)
    #expect(characters.range == 0..<2)
    #expect(characters.actual == 0..<2)
    #expect(manager.glyphRange(forCharacterRange: 0..<1).range == 0..<2)
  }

  @Test("Empty ranges are answered by empty ones after what is before")
  func emptyRanges() throws {
    let manager = LaidOutText("office", try .dejaVu()).manager
    #expect(manager.glyphRange(forCharacterRange: 0..<0).range == 0..<0)
    #expect(manager.glyphRange(forCharacterRange: 4..<4).range == 2..<2)
    #expect(manager.glyphRange(forCharacterRange: 6..<6).range == 4..<4)
    #expect(manager.characterRange(forGlyphRange: 0..<0).range == 0..<0)
    #expect(manager.characterRange(forGlyphRange: 2..<2).range == 4..<4)
    #expect(manager.characterRange(forGlyphRange: 4..<4).range == 6..<6)
  }

  @Test("Glyphs are counted on through paragraphs, and separators are one each")
  func paragraphs() throws {
    let manager = LaidOutText("ab\ncd\nefi", try .dejaVu()).manager
    #expect(manager.glyphCount() == 8)
    #expect(manager.characterIndexForGlyph(at: 3) == 3)
    #expect(manager.glyph(at: 2) == nil)
    #expect(manager.glyphIndexForCharacter(at: 8) == 7)
    #expect(manager.glyphRange(forCharacterRange: 8..<9).actual == 7..<9)
    #expect(manager.characterIndexForGlyph(at: 8) == 9)
    #expect(!manager.isValidGlyphIndex(8))
    #expect(manager.isValidGlyphIndex(7))
    #expect(!manager.isValidGlyphIndex(-1))
  }

  @Test("Glyphs are generated no further than is asked")
  func laziness() throws {
    let text = LaidOutText("ab\ncd\nef", try .dejaVu())
    _ = text.manager.glyph(at: 1)
    #expect(text.manager.counters.generatedParagraphs == 1)
    text.manager.ensureGlyphs(forCharacterRange: 4..<5)
    #expect(text.manager.counters.generatedParagraphs == 2)
    #expect(text.manager.glyphCount() == 8)
    #expect(text.manager.counters.generatedParagraphs == 3)
    #expect(text.manager.counters.layoutPasses == 0)
  }

  @Test("Characters outside the basic plane count twice")
  func surrogates() throws {
    let text = LaidOutText("a😀b", try .square())
    #expect(text.manager.glyphIndexForCharacter(at: 3) == 2)
    #expect(text.manager.characterIndexForGlyph(at: 1) == 1)
    #expect(text.manager.characterRange(forGlyphRange: 1..<2).range == 1..<3)
    #expect(text.manager.glyphRange(forCharacterRange: 2..<3).actual == 1..<3)
  }

  @Test("Insertion points lie inside a ligature, one for each letter")
  func insertionPoints() throws {
    let points = LaidOutText("office", try .dejaVu()).manager.insertionPoints(inLineContaining: 0)
    #expect(points.map(\.characterIndex) == Array(0...6))
    let places = points.map(\.x)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
    // The letter o is 1253 of 2,048 units wide, and the ligature 15.46875 pt.
    #expect(places[1] == 9.7890625)
    #expect(places[4] == 25.2578125)
    #expect(places[6] == 43.8984375)
  }
}
