import TestFixtures
import Testing

@testable import TextLayout

@Suite("What causes layout and what does not")
struct LazinessTests {
  private static func hello() throws -> LaidOutText { LaidOutText("Hello", try .dejaVu()) }

  private static func fox() throws -> LaidOutText {
    LaidOutText(Sentences.fox, try .dejaVu(), width: 100)
  }

  @Test("Before layout the used rectangle is zero, and asking causes none")
  func beforeLayout() throws {
    let text = try Self.hello()
    #expect(text.manager.usedRect(for: text.container) == .zero)
    #expect(!text.manager.usedRect(for: text.container).isComplete)
    #expect(text.manager.counters == LayoutCounters())
  }

  @Test("What is laid out is not laid out again")
  func twice() throws {
    let text = try Self.hello()
    text.manager.ensureLayout(for: text.container)
    #expect(text.manager.usedRect(for: text.container).isComplete)
    #expect(text.usedRect.width > 0)
    let counters = text.manager.counters
    #expect(counters.layoutPasses == 1)
    #expect(counters.generatedParagraphs == 1)
    text.manager.ensureLayout(for: text.container)
    #expect(text.manager.counters == counters)
  }

  @Test("A thousand looks at what is laid out cost nothing")
  func manyLooks() throws {
    let text = try Self.hello()
    for _ in 0..<1000 {
      _ = text.manager.usedRect(for: text.container)
      _ = text.manager.extraLineFragment
      _ = text.manager.firstUnlaidCharacterIndex
    }
    #expect(text.manager.counters == LayoutCounters())
  }

  @Test("The first character without a line is the first, and then the end")
  func progress() throws {
    let text = try Self.fox()
    #expect(text.manager.firstUnlaidCharacterIndex == 0)
    text.manager.ensureLayout(for: text.container)
    #expect(text.manager.firstUnlaidCharacterIndex == 43)
    #expect(text.manager.firstUnlaidGlyphIndex == 43)
  }

  @Test("A line is laid out without those after it", arguments: [Extent.unlimited, 1000])
  func oneLine(height: Extent) throws {
    let text = LaidOutText(Sentences.fox, try .dejaVu(), width: 100, height: height)
    let line = try #require(text.manager.lineFragment(containingGlyph: 0))
    #expect(line.characterRange == 0..<10)
    #expect(text.manager.firstUnlaidCharacterIndex == 10)
    let second = try #require(text.manager.lineFragment(containingGlyph: 10))
    #expect(second.characterRange == 10..<20)
    #expect(text.manager.firstUnlaidCharacterIndex == 20)
    #expect(text.manager.counters.generatedParagraphs == 1)
  }

  @Test("Characters and glyphs are mapped without layout")
  func mapping() throws {
    let text = try Self.hello()
    _ = text.manager.characterIndexForGlyph(at: 2)
    _ = text.manager.glyphRange(forCharacterRange: 1..<3)
    #expect(text.manager.counters.generatedParagraphs == 1)
    #expect(text.manager.counters.layoutPasses == 0)
  }

  @Test("The glyphs of a container need glyphs and lines")
  func glyphsOfContainer() throws {
    let text = try Self.fox()
    #expect(text.manager.glyphRange(for: text.container) == 0..<43)
    #expect(text.manager.counters.generatedParagraphs == 1)
    #expect(text.manager.counters.layoutPasses == 1)
  }

  @Test("A line that is asked for without layout is not there, and none is laid out")
  func withoutAdditionalLayout() throws {
    let text = try Self.fox()
    #expect(text.manager.laidOutLineFragment(containingGlyph: 0) == nil)
    #expect(text.manager.laidOutLineFragment(containingCharacter: 0) == nil)
    #expect(text.manager.counters == LayoutCounters())
    _ = text.manager.lineFragment(containingGlyph: 0)
    let counters = text.manager.counters
    #expect(text.manager.laidOutLineFragment(containingGlyph: 12) == nil)
    #expect(text.manager.laidOutLineFragment(containingGlyph: 9)?.characterRange == 0..<10)
    #expect(text.manager.counters == counters)
  }
}
