import TestFixtures
import Testing
import TextLayout

@Suite("Styles that move no text")
struct RenderingEditTests {
  @Test("Another color drops no line and shapes nothing", arguments: [Extent.unlimited, 100])
  func color(height: Extent) throws {
    let text = LaidOutText(Sentences.fox + "\nHi", try .dejaVu(), width: 200, height: height)
    let (used, fragments, counters) = (text.used, text.fragments, text.manager.counters)
    text.storage.setStyle(in: 4..<9) { $0.rendering["color"] = "red" }
    text.storage.setStyle(in: 20..<46) { $0.rendering["underline"] = "1" }
    #expect(text.manager.usedRect(for: text.container) == used)
    #expect(text.manager.firstUnlaidCharacterIndex == 46)
    #expect(text.fragments == fragments)
    #expect(text.manager.counters == counters)
    #expect(text.storage.style(at: 5).style.rendering == ["color": "red"])
    #expect(text.storage.style(at: 5).range == 4..<9)
  }

  @Test("Another color inside a ligature does not part it")
  func ligature() throws {
    let text = LaidOutText("office", try .dejaVu())
    text.storage.setStyle(in: 2..<3) { $0.rendering["color"] = "red" }
    #expect(text.manager.glyphCount() == 4)
    #expect(text.usedRect.width == 43.8984375)
  }

  @Test("Another font drops the paragraph that has it, and no other")
  func font() throws {
    let text = LaidOutText("one\ntwo\nthree", try .square())
    _ = text.used
    let before = text.manager.counters
    let large = try Font.square(size: 20)
    text.storage.setStyle(in: 4..<5) { $0.font = large }
    #expect(text.manager.firstUnlaidCharacterIndex == 4)
    #expect(text.usedRect.height == 40)
    #expect(text.manager.counters.generatedParagraphs == before.generatedParagraphs + 1)
  }

  @Test("Color and characters in one edit lay out what has other characters")
  func mixed() throws {
    let text = LaidOutText("one\ntwo\nthree", try .square())
    _ = text.used
    let before = text.manager.counters
    text.storage.edit {
      $0.setStyle(in: 0..<13) { $0.rendering["color"] = "red" }
      $0.replaceCharacters(in: 12..<13, with: "E")
    }
    #expect(text.used.lineCount == 3)
    let generated = text.manager.counters.generatedParagraphs - before.generatedParagraphs
    #expect((1...1).contains(generated))
  }

  @Test("Glyphs are known after a change of color as before")
  func glyphs() throws {
    let text = LaidOutText("office\noffice", try .dejaVu())
    #expect(text.manager.glyphIndexForCharacter(at: 11) == 7)
    text.storage.setStyle(in: 0..<13) { $0.rendering["color"] = "red" }
    #expect(text.manager.glyphIndexForCharacter(at: 11) == 7)
    text.storage.replaceCharacters(in: 0..<1, with: "")
    #expect(text.manager.glyphIndexForCharacter(at: 10) == 6)
    #expect(text.manager.characterIndexForGlyph(at: 6) == 10)
  }
}
