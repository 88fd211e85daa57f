import TestFixtures
import Testing
import TextLayout

@Suite("Text that flows through containers")
struct ContainerRowTests {
  /// The sentence in containers of 100 × 40 pt, which take two lines of it each.
  private static func text(containers: Int) throws -> (text: LaidOutText, all: [TextContainer]) {
    let text = LaidOutText(Sentences.fox, try .dejaVu(), width: 100, height: 40)
    for _ in 1..<containers {
      let container = TextContainer(width: 100, height: 40)
      container.lineFragmentPadding = 0
      text.manager.addTextContainer(container)
    }
    return (text, text.manager.textContainers)
  }

  @Test("Containers take the lines in turn, all of them and none twice")
  func twoContainers() throws {
    let (text, all) = try Self.text(containers: 2)
    let ranges = all.map { text.manager.glyphRange(for: $0) }
    #expect(ranges == [0..<20, 20..<43])
    #expect(all.map { text.manager.usedRect(for: $0).lineCount } == [2, 2])
    #expect(all.map { text.manager.usedRect(for: $0).containerRect.height } == [37.25, 37.25])
    #expect(text.fragments.map(\.container) == [0, 0, 1, 1])
    #expect(text.fragments.map(\.rect.minY) == [0, 18.625, 0, 18.625])
    #expect(text.manager.textContainer(forGlyphAt: 20) === all[1])
  }

  @Test("Completing a container needs nothing of the next")
  func firstAlone() throws {
    let (text, all) = try Self.text(containers: 2)
    text.manager.ensureLayout(for: all[0])
    #expect(text.manager.usedRect(for: all[0]).isComplete)
    #expect(text.manager.firstUnlaidCharacterIndex == 20)
    #expect(text.manager.usedRect(for: all[1]).lineCount == 0)
    #expect(text.manager.layoutPasses(in: all[1]) == 0)
  }

  @Test("Another size of a container leaves those before it as they are")
  func resized() throws {
    let (text, all) = try Self.text(containers: 2)
    text.manager.ensureLayout(for: all[0])
    text.manager.ensureLayout(for: all[1])
    let used = text.manager.usedRect(for: all[0])
    let passes = text.manager.layoutPasses(in: all[0])
    all[1].width = 200
    #expect(text.manager.usedRect(for: all[0]) == used)
    #expect(used.isComplete)
    #expect(!text.manager.usedRect(for: all[1]).isComplete)
    #expect(text.manager.firstUnlaidCharacterIndex == 20)
    text.manager.ensureLayout(for: all[1])
    #expect(text.manager.usedRect(for: all[0]) == used)
    #expect(text.manager.layoutPasses(in: all[0]) == passes)
    #expect(text.fragments.map(\.characterRange) == [0..<10, 10..<20, 20..<43])
  }

  @Test("A container that the text does not reach drops nothing when it changes")
  func unreached() throws {
    let (text, all) = try Self.text(containers: 3)
    text.manager.ensureLayout(for: all[2])
    let counters = text.manager.counters
    all[2].width = 300
    #expect(all.map { text.manager.usedRect(for: $0).isComplete } == [true, true, true])
    text.manager.ensureLayout(for: all[2])
    #expect(text.manager.counters == counters)
  }

  @Test("A container less has the last of the rest overflow, and one more takes it")
  func removedAndAdded() throws {
    let (text, all) = try Self.text(containers: 2)
    all[0].lastLineBreakMode = .truncatingTail
    text.manager.ensureLayout(for: all[1])
    text.manager.removeTextContainer(at: 1)
    #expect(text.fragments.map(\.truncatedRange) == [nil, 19..<43])
    text.manager.addTextContainer(all[1])
    #expect(text.fragments.map(\.truncatedRange) == [nil, nil, nil, nil])
    #expect(text.fragments.map(\.container) == [0, 0, 1, 1])
    text.manager.removeTextContainer(at: 0)
    #expect(text.fragments.map(\.characterRange) == [0..<10, 10..<20])
  }

  @Test("Text that no container holds is not laid out")
  func overflow() throws {
    let (text, all) = try Self.text(containers: 1)
    text.manager.ensureLayout(for: all[0])
    #expect(text.fragments.count == 2)
    #expect(text.manager.usedRect(for: all[0]).isComplete)
    #expect(text.manager.firstUnlaidCharacterIndex == 20)
    #expect(text.manager.lineFragment(containingCharacter: 20) == nil)
    #expect(text.manager.textContainer(forGlyphAt: 20) == nil)
  }

  @Test("A container that is too low takes the first line, which says so")
  func tooLow() throws {
    let text = LaidOutText(Sentences.fox, try .dejaVu(), width: 100, height: 1)
    #expect(text.fragments.map(\.characterRange) == [0..<10])
    #expect(text.fragments.map(\.overflowsContainer) == [true])
    #expect(text.usedRect.height == 18.625)
  }
}
