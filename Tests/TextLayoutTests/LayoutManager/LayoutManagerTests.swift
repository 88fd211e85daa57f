import TestFixtures
import Testing
import TextLayout

@Suite("Layout managers, storages and containers")
struct LayoutManagerTests {
  @Test("A new manager has nothing, and nothing is switched on")
  func defaults() {
    let manager = LayoutManager()
    #expect(manager.textStorage == nil)
    #expect(manager.textContainers.isEmpty)
    #expect(!manager.showsInvisibleCharacters)
    #expect(!manager.showsControlCharacters)
    #expect(manager.hyphenationFactor == 0)
    #expect(!manager.allowsNonContiguousLayout)
    #expect(!manager.hasNonContiguousLayout)
    #expect(manager.usesFontLeading)
  }

  @Test("A new container is a simple rectangle with a padding of 5, in no manager")
  func container() {
    let container = TextContainer()
    #expect(container.lineFragmentPadding == 5)
    #expect(container.isSimpleRectangle)
    #expect(container.maximumNumberOfLines == nil)
    #expect(container.exclusions.isEmpty)
    #expect(container.lastLineBreakMode == .byWords)
    // One that is in a manager could not be added to another.
    LayoutManager().addTextContainer(container)
  }

  @Test("Links between storage and manager go both ways")
  func links() throws {
    let storage = TextStorage("Hello", style: TextStyle(font: try .dejaVu()))
    let manager = LayoutManager()
    storage.addLayoutManager(manager)
    #expect(storage.layoutManagers.count == 1)
    #expect(manager.textStorage === storage)
    storage.addLayoutManager(manager)
    #expect(storage.layoutManagers.count == 1)
    storage.removeLayoutManager(manager)
    #expect(storage.layoutManagers.isEmpty)
    #expect(manager.textStorage == nil)
  }

  @Test("A manager that gets another storage leaves the first")
  func otherStorage() throws {
    let first = LaidOutText("Hello", try .dejaVu())
    #expect(first.usedRect.height == 18.625)
    let second = TextStorage("a\nb\nc", style: TextStyle(font: try .dejaVu()))
    second.addLayoutManager(first.manager)
    #expect(first.storage.layoutManagers.isEmpty)
    #expect(!first.manager.usedRect(for: first.container).isComplete)
    #expect(first.usedRect.height == 55.875)
  }

  @Test("A manager without a storage has no text and no lines")
  func withoutStorage() throws {
    let text = LaidOutText("Hello", try .dejaVu())
    _ = text.used
    text.storage.removeLayoutManager(text.manager)
    #expect(text.used == .zero)
    #expect(text.manager.glyphCount() == 0)
    #expect(text.fragments.isEmpty)
    #expect(text.manager.extraLineFragment == nil)
  }

  @Test("A manager without containers lays out nothing")
  func withoutContainers() throws {
    let text = LaidOutText("Hello", try .dejaVu())
    text.manager.removeTextContainer(at: 0)
    #expect(text.manager.lineFragment(containingCharacter: 0) == nil)
    #expect(text.fragments.isEmpty)
    #expect(text.manager.firstUnlaidCharacterIndex == 0)
    #expect(text.manager.glyphCount() == 5)
    LayoutManager().addTextContainer(text.container)
  }

  @Test("Several managers lay one text out in their own containers")
  func severalManagers() throws {
    let text = LaidOutText(Sentences.fox, try .dejaVu(), width: 100)
    let other = LayoutManager()
    let wide = TextContainer(width: 200)
    wide.lineFragmentPadding = 0
    text.storage.addLayoutManager(other)
    other.addTextContainer(wide)
    other.ensureLayout(for: wide)
    #expect(text.usedRect.height == 74.5)
    #expect(other.usedRect(for: wide).containerRect.height == 37.25)
    text.storage.replaceCharacters(in: 0..<43, with: "Hi")
    other.ensureLayout(for: wide)
    #expect(text.usedRect.height == 18.625)
    #expect(other.usedRect(for: wide).containerRect.height == 18.625)
  }
}
