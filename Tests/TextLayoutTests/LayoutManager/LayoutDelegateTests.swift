import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("What a delegate is told of, and has a say in")
struct LayoutDelegateTests {
  /// The sentence in containers that take two lines of it each.
  private static func text(containers: Int) throws -> LaidOutText {
    let text = LaidOutText(Sentences.fox, try .dejaVu(), width: 100, height: 40)
    for _ in 1..<containers {
      let container = TextContainer(width: 100, height: 40)
      container.lineFragmentPadding = 0
      text.manager.addTextContainer(container)
    }
    return text
  }

  @Test("Text that no container holds is told of with no container")
  func overflow() throws {
    let text = try Self.text(containers: 1)
    let delegate = Completions()
    text.manager.delegate = delegate
    text.manager.ensureLayout(for: text.container)
    _ = text.fragments
    #expect(delegate.told == ["0", "none"])
    text.container.height = 80
    _ = text.fragments
    #expect(delegate.told == ["0", "none", "0, at the end"])
  }

  @Test("Containers are told of in turn, and the end in the one that has it", arguments: 2...3)
  func completions(_ count: Int) throws {
    let text = try Self.text(containers: count)
    let delegate = Completions()
    text.manager.delegate = delegate
    let last = text.manager.textContainers[count - 1]
    text.manager.ensureLayout(for: last)
    #expect(delegate.told == ["0", "1, at the end"])
    text.manager.ensureLayout(for: last)
    #expect(delegate.told == ["0", "1, at the end"])
  }

  @Test("A delegate that lays out is told of each container once")
  func layoutWhileTold() throws {
    let text = try Self.text(containers: 3)
    text.manager.textContainers[1].height = 20
    let delegate = Completions()
    delegate.answer = { $0.ensureLayout(for: $0.textContainers[2]) }
    text.manager.delegate = delegate
    text.manager.ensureLayout(for: text.container)
    #expect(delegate.told == ["0", "1", "2, at the end"])
  }

  @Test("A delegate that adds containers is told of each once")
  func addingContainers() throws {
    let text = LaidOutText(Sentences.fox, try .dejaVu(), width: 100, height: 20)
    let delegate = Completions()
    delegate.answer = { manager in
      let container = TextContainer(width: 100, height: 20)
      container.lineFragmentPadding = 0
      manager.addTextContainer(container)
    }
    text.manager.delegate = delegate
    for _ in 0..<6 { _ = text.fragments }
    #expect(delegate.told == ["0", "1", "2", "3, at the end"])
  }

  @Test("Containers before one that has changed are not told of again")
  func changedContainer() throws {
    let text = try Self.text(containers: 3)
    let delegate = Completions()
    text.manager.delegate = delegate
    _ = text.fragments
    text.manager.textContainers[1].height = 20
    _ = text.fragments
    #expect(delegate.told == ["0", "1, at the end", "1", "2, at the end"])
    text.manager.removeTextContainer(at: 2)
    _ = text.fragments
    #expect(delegate.told.suffix(2) == ["1", "none"])
  }

  @Test("A container without end is told of when all is laid out")
  func column() throws {
    let text = LaidOutText(Sentences.fox, try .dejaVu(), width: 100)
    let delegate = Completions()
    text.manager.delegate = delegate
    _ = text.manager.lineFragment(containingCharacter: 0)
    #expect(delegate.told.isEmpty)
    _ = text.used
    #expect(delegate.told == ["0, at the end"])
  }

  @Test(
    "The delegate says what is left between lines and paragraphs",
    arguments: [Extent.unlimited, 500]
  )
  func spacing(height: Extent) throws {
    let text = LaidOutText("a\u{2028}b\nc", try .dejaVu(), height: height)
    let delegate = Spacing()
    text.manager.delegate = delegate
    // 4 below a line, 10 after and 7 before a paragraph; nothing at the top and below the last.
    #expect(text.fragments.map(\.textRect.minY) == [0, 22.625, 62.25])
    #expect(text.usedRect.height == 80.875)
    text.manager.delegate = nil
    #expect(text.usedRect.height == 55.875)
  }

  @Test("The delegate is told once for each edit that lines are not valid")
  func invalidation() throws {
    let text = LaidOutText("abc", try .square())
    let delegate = Completions()
    text.manager.delegate = delegate
    _ = text.used
    let before = delegate.invalidations
    text.storage.edit {
      $0.append("d")
      $0.append("e")
    }
    #expect(delegate.invalidations == before + 1)
  }
}

/// Notes which containers are told of as complete, and how often lines were said not to be valid.
private final class Completions: LayoutManagerDelegate {
  private(set) var told: [String] = []
  private(set) var invalidations = 0

  /// What is done when it is told of a container in which the text does not end.
  var answer: (LayoutManager) -> Void = { _ in }

  func layoutManager(
    _ manager: LayoutManager,
    didCompleteLayoutFor container: TextContainer?,
    atEnd: Bool
  ) {
    let index = manager.textContainers.firstIndex { $0 === container }
    told.append((index.map(String.init) ?? "none") + (atEnd ? ", at the end" : ""))
    if container != nil, !atEnd { answer(manager) }
  }

  func layoutManagerDidInvalidateLayout(_ manager: LayoutManager) { invalidations += 1 }
}

/// Leaves space where the style leaves none.
private final class Spacing: LayoutManagerDelegate {
  func layoutManager(
    _ manager: LayoutManager,
    lineSpacing proposed: CGFloat,
    below characters: Range<Int>
  ) -> CGFloat { proposed + 4 }

  func layoutManager(
    _ manager: LayoutManager,
    spacingBefore proposed: CGFloat,
    paragraph characters: Range<Int>
  ) -> CGFloat { proposed + 7 }

  func layoutManager(
    _ manager: LayoutManager,
    spacingAfter proposed: CGFloat,
    paragraph characters: Range<Int>
  ) -> CGFloat { proposed + 10 }
}
