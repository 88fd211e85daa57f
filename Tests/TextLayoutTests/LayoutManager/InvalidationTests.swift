import TestFixtures
import Testing
import TextLayout

@Suite("What drops lines and keeps glyphs")
struct InvalidationTests {
  /// Lays the sentence out, changes something, and lays it out again.
  private func check(_ change: (LaidOutText) -> Void) throws {
    let text = LaidOutText(Sentences.fox, try .dejaVu(), width: 200)
    #expect(text.usedRect.height == 37.25)
    let before = text.manager.counters
    change(text)
    #expect(!text.manager.usedRect(for: text.container).isComplete)
    #expect(text.manager.firstUnlaidCharacterIndex == 0)
    #expect(text.manager.counters == before)
    text.manager.ensureLayout(for: text.container)
    #expect(text.manager.usedRect(for: text.container).isComplete)
    #expect(text.manager.counters.generatedParagraphs == before.generatedParagraphs)
    #expect(text.manager.counters.shapedRuns == before.shapedRuns)
    #expect(text.manager.counters.layoutPasses == before.layoutPasses + 1)
  }

  @Test("Another width of the container drops lines and shapes nothing")
  func width() throws {
    try check { $0.container.width = 100 }
  }

  @Test("Another height of the container drops lines and shapes nothing")
  func height() throws {
    try check { $0.container.height = 100 }
  }

  @Test("Another padding drops lines and shapes nothing")
  func padding() throws {
    try check { $0.container.lineFragmentPadding = 5 }
  }

  @Test("Leaving out line gaps drops lines and shapes nothing")
  func leading() throws {
    try check { $0.manager.usesFontLeading = false }
  }

  @Test("Lines that are dropped by hand are found again from the same glyphs")
  func byHand() throws {
    try check { $0.manager.invalidateLayout(forCharacterRange: 0..<1) }
  }

  @Test("Glyphs that are dropped by hand are generated again")
  func glyphs() throws {
    let text = LaidOutText("one\ntwo", try .dejaVu(), width: 200)
    let used = text.used
    #expect(text.manager.counters.generatedParagraphs == 2)
    text.manager.invalidateGlyphs(forCharacterRange: 5..<6)
    #expect(text.manager.firstUnlaidCharacterIndex == 4)
    #expect(text.used == used)
    #expect(text.manager.counters.generatedParagraphs == 3)
  }

  @Test("Setting what was set already drops nothing")
  func sameValues() throws {
    let text = LaidOutText(Sentences.fox, try .dejaVu(), width: 200)
    _ = text.used
    let counters = text.manager.counters
    text.container.width = 200
    text.container.lineFragmentPadding = 0
    text.manager.usesFontLeading = true
    #expect(text.used.isComplete)
    #expect(text.manager.counters == counters)
  }
}
