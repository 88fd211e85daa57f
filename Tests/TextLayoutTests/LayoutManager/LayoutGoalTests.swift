import TestFixtures
import Testing
import TextLayout

@Suite("How far text is laid out")
struct LayoutGoalTests {
  /// Forty paragraphs of two lines each, with characters 10 pt wide and high.
  private static func text(_ height: Extent = .unlimited) throws -> LaidOutText {
    let string = String(repeating: "aaa bbb\n", count: 40)
    return LaidOutText(string, try .square(), width: 45, height: height)
  }

  @Test("Text is laid out to the end of a range", arguments: [Extent.unlimited, 10_000])
  func range(height: Extent) throws {
    let text = try Self.text(height)
    text.manager.ensureLayout(forCharacterRange: 0..<81)
    #expect(text.manager.firstUnlaidCharacterIndex == 84)
    text.manager.ensureLayout(forGlyphRange: 0..<90)
    #expect(text.manager.firstUnlaidCharacterIndex == 92)
    text.manager.ensureLayout(forCharacterRange: 320..<320)
    #expect(text.manager.usedRect(for: text.container).isComplete)
    #expect(text.usedRect.height == 810)
  }

  @Test("Text is laid out to the bottom of a rectangle", arguments: [Extent.unlimited, 10_000])
  func rectangle(height: Extent) throws {
    let text = try Self.text(height)
    let bounds = ContainerRect(x: 0, y: 0, width: 45, height: 95)
    text.manager.ensureLayout(forBoundingRect: bounds, in: text.container)
    // Ten lines of four characters.
    #expect(text.manager.firstUnlaidCharacterIndex == 40)
    #expect(text.manager.usedRect(for: text.container).lineCount == 10)
    #expect(text.manager.usedRect(for: text.container).containerRect.height == 100)
  }

  @Test("Steps lay out all in the end", arguments: [Extent.unlimited, 10_000, 55])
  func steps(height: Extent) throws {
    let text = try Self.text(height)
    #expect(!text.manager.layoutStep(budget: .zero))
    #expect(text.manager.firstUnlaidCharacterIndex == 0)
    while !text.manager.layoutStep(budget: .milliseconds(1)) {}
    #expect(text.manager.usedRect(for: text.container).isComplete)
    #expect(text.used == text.manager.usedRect(for: text.container))
    #expect(text.manager.firstUnlaidCharacterIndex == (height == 55 ? 20 : 320))
  }

  @Test("Lines further down need none above if that is allowed")
  func nonContiguous() throws {
    let text = try Self.text()
    text.manager.allowsNonContiguousLayout = true
    #expect(text.manager.hasNonContiguousLayout)
    text.manager.ensureLayout(forCharacterRange: 160..<161)
    #expect(text.manager.counters.generatedParagraphs == 1)
    #expect(text.manager.firstUnlaidCharacterIndex == 0)
    #expect(text.manager.laidOutLineFragment(containingCharacter: 160)?.characterRange == 160..<164)
    #expect(!text.manager.usedRect(for: text.container).isComplete)
    #expect(text.manager.laidOutLineFragment(containingGlyph: 0) == nil)
    #expect(text.manager.counters.generatedParagraphs == 1)
    #expect(text.usedRect.height == 810)
    #expect(text.manager.laidOutLineFragment(containingCharacter: 160)?.rect.minY == 400)
  }

  @Test("A container with an end is laid out from its top in any case")
  func contiguous() throws {
    let text = try Self.text(10_000)
    text.manager.allowsNonContiguousLayout = true
    #expect(!text.manager.hasNonContiguousLayout)
    text.manager.ensureLayout(forCharacterRange: 160..<161)
    #expect(text.manager.firstUnlaidCharacterIndex == 164)
  }
}
