import TestFixtures
import Testing
import TextLayout

@Suite("The empty line of an empty text and after a final newline")
struct ExtraLineTests {
  @Test("A final newline has a line after it", arguments: [Extent.unlimited, 100])
  func finalNewline(height: Extent) throws {
    let text = LaidOutText("Hello\n", try .dejaVu(), height: height, padding: 5)
    #expect(text.usedRect == ContainerRect(x: 0, y: 0, width: 50.5546875, height: 37.25))
    #expect(text.used.lineCount == 2)
    let extra = try #require(text.manager.extraLineFragment)
    #expect(extra.usedRect == ContainerRect(x: 0, y: 18.625, width: 10, height: 18.625))
    #expect(extra.isExtra)
    #expect(extra.characterRange == 6..<6)
    #expect(text.fragments.count == 1)
  }

  @Test("An empty text has one line and no glyphs", arguments: [Extent.unlimited, 100])
  func empty(height: Extent) throws {
    let text = LaidOutText("", try .dejaVu(), height: height, padding: 5)
    #expect(text.manager.usedRect(for: text.container) == .zero)
    #expect(text.manager.extraLineFragment == nil)
    #expect(text.usedRect == ContainerRect(x: 0, y: 0, width: 10, height: 18.625))
    #expect(text.used.isComplete)
    #expect(text.manager.glyphCount() == 0)
    #expect(text.fragments.isEmpty)
    #expect(text.manager.extraLineFragment?.rect.height == 18.625)
  }

  @Test("The line of an empty text follows the typing style", arguments: [Extent.unlimited, 100])
  func typingStyle(height: Extent) throws {
    let text = LaidOutText("", try .dejaVu(), height: height)
    #expect(text.usedRect.height == 18.625)
    text.storage.typingStyle.font.size = 32
    #expect(text.usedRect.height == 37.25)
    #expect(text.manager.extraLineFragment?.usedRect.height == 37.25)
  }

  @Test("An empty label has no size")
  func label() throws {
    let label = LabelModel("", style: TextStyle(font: try .dejaVu()))
    #expect(label.intrinsicSize == .zero)
  }

  @Test("Text that ends in no newline has no such line", arguments: [Extent.unlimited, 100])
  func none(height: Extent) throws {
    let text = LaidOutText("a", try .dejaVu(), height: height)
    _ = text.used
    #expect(text.manager.extraLineFragment == nil)
  }

  @Test("It is as high as the font of the newline makes it", arguments: [Extent.unlimited, 100])
  func height(height: Extent) throws {
    let font = try Font.fixture("debian/DejaVuSans.ttf", size: 38)
    let text = LaidOutText("\n", font, height: height)
    #expect(text.usedRect.height == 88.46875)
    #expect(text.fragments.map(\.usedRect.height) == [44.234375])
    #expect(text.manager.extraLineFragment?.usedRect.height == 44.234375)
  }

  @Test(
    "It goes with the newline, and comes with the end of the text",
    arguments: [Extent.unlimited, 100]
  )
  func deletions(height: Extent) throws {
    let text = LaidOutText("a\n", try .dejaVu(), height: height)
    #expect(text.usedRect.height == 37.25)
    #expect(text.manager.extraLineFragment != nil)
    text.storage.replaceCharacters(in: 1..<2, with: "")
    #expect(text.usedRect.height == 18.625)
    #expect(text.manager.extraLineFragment == nil)
    text.storage.replaceCharacters(in: 0..<1, with: "")
    #expect(text.usedRect.height == 18.625)
    #expect(text.manager.extraLineFragment != nil)
  }

  @Test("It stands in the next container if the first is full")
  func nextContainer() throws {
    let text = LaidOutText("a\n", try .dejaVu(), width: 100, height: 20)
    let second = TextContainer(width: 100, height: 20)
    text.manager.addTextContainer(second)
    text.manager.ensureLayout(for: second)
    #expect(text.manager.usedRect(for: text.container).lineCount == 1)
    #expect(text.manager.extraLineFragment?.container == 1)
    #expect(text.manager.usedRect(for: second).containerRect.height == 18.625)
    #expect(text.manager.lineFragment(containingCharacter: 2)?.isExtra == true)
  }
}
