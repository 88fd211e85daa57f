import TestFixtures
import Testing
import TextLayout

@Suite("What an edit costs")
struct EditCostTests {
  @Test("an edit generates the glyphs of its paragraph alone, once")
  func oneParagraph() throws {
    let text = LaidOutText("one\ntwo\nthree\nfour", try .dejaVu(), width: 100)
    text.manager.ensureLayout(for: text.container)
    let before = text.manager.counters
    text.storage.replaceCharacters(in: 5..<6, with: "o")
    text.storage.edit {
      $0.replaceCharacters(in: 5..<6, with: "i")
      $0.replaceCharacters(in: 6..<7, with: "ce")
    }
    text.manager.ensureLayout(for: text.container)
    #expect(text.manager.counters.generatedParagraphs == before.generatedParagraphs + 1)
    #expect(text.lines == ["one\n", "tice\n", "three\n", "four"])
  }

  @Test("of a paragraph of many runs an edit shapes those it touches")
  func touchedRuns() throws {
    var styled = StyledText("", style: TextStyle(font: try .dejaVu()))
    for index in 0..<40 {
      var style = TextStyle(font: try .dejaVu())
      style.font.size = index.isMultiple(of: 2) ? 16 : 18
      styled.append("word and word ", style: style)
    }
    let text = LaidOutText(styled, width: 300)
    text.manager.ensureLayout(for: text.container)
    #expect(text.manager.counters.shapedRuns == 40)
    text.storage.replaceCharacters(in: 284..<284, with: "x")
    text.manager.ensureLayout(for: text.container)
    // 284 is the 5th letter of the 21st run.
    #expect(text.manager.counters.shapedRuns == 41)
  }

  @Test("a paragraph that an edit makes of two is generated with the one after it, and no other")
  func brokenParagraph() throws {
    let text = LaidOutText("one\ntwo three\nfour\nfive", try .dejaVu(), width: 100)
    text.manager.ensureLayout(for: text.container)
    let before = text.manager.counters.generatedParagraphs
    text.storage.replaceCharacters(in: 7..<8, with: "\n")
    text.manager.ensureLayout(for: text.container)
    #expect(text.manager.counters.generatedParagraphs == before + 2)
    text.storage.replaceCharacters(in: 14..<14, with: "and more\n")
    text.manager.ensureLayout(for: text.container)
    #expect(text.manager.counters.generatedParagraphs == before + 3)
  }
}
