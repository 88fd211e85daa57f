import Foundation
import TestFixtures
import Testing

@testable import TextLayout

@Suite("Who is told of a storage's edits")
struct EditObservationTests {
  private static func storage() throws -> TextStorage {
    TextStorage("abc", style: TextStyle(font: try .square()))
  }

  @Test("A stream has all edits from when it was opened", .timeLimit(.minutes(1)))
  func stream() async throws {
    let storage = try Self.storage()
    storage.append("d")
    let edits = storage.edits
    storage.append("e")
    storage.replaceCharacters(in: 0..<2, with: "")
    var iterator = edits.makeAsyncIterator()
    let first = await iterator.next()
    let second = await iterator.next()
    #expect(first?.range == 4..<5)
    #expect(first?.delta == 1)
    #expect(second?.delta == -2)
  }

  @Test("A stream ends with its storage", .timeLimit(.minutes(1)))
  func end() async throws {
    var storage: TextStorage? = try Self.storage()
    let edits = try #require(storage?.edits)
    storage?.append("d")
    storage = nil
    var count = 0
    for await _ in edits { count += 1 }
    #expect(count == 1)
  }

  @Test("An observer is told until its token goes")
  func token() throws {
    let storage = try Self.storage()
    var count = 0
    do {
      let token = storage.observeEdits { _ in count += 1 }
      storage.append("d")
      #expect(count == 1)
      token.cancel()
      storage.append("e")
    }
    #expect(count == 1)
    var kept: ObservationToken? = storage.observeEdits { _ in count += 1 }
    storage.append("f")
    #expect(kept != nil)
    kept = nil
    storage.append("g")
    #expect(count == 2)
  }

  @Test("Observers are told when lines are dropped, and may ask for layout")
  func order() throws {
    let text = LaidOutText("abc", try .square())
    _ = text.used
    var widths: [CGFloat] = []
    let token = text.storage.observeEdits { _ in widths.append(text.usedRect.width) }
    text.storage.append("d")
    text.storage.replaceCharacters(in: 0..<2, with: "")
    #expect(widths == [40, 20])
    token.cancel()
  }

  @Test("An observer may edit, and is told of that too")
  func editing() throws {
    let storage = try Self.storage()
    var deltas: [Int] = []
    let token = storage.observeEdits { [unowned storage] edit in
      deltas.append(edit.delta)
      if storage.length < 6 { storage.append("x") }
    }
    storage.append("d")
    #expect(storage.string == "abcdxx")
    #expect(deltas == [1, 1, 1])
    token.cancel()
  }

  @Test("All have the edits in order, if one who is told edits", .timeLimit(.minutes(1)))
  func orderOfEdits() async throws {
    let storage = try Self.storage()
    let stream = storage.edits
    var deltas: [Int] = []
    let first = storage.observeEdits { [unowned storage] _ in
      if storage.length < 6 { storage.append("xy") }
    }
    let second = storage.observeEdits { deltas.append($0.delta) }
    storage.append("d")
    #expect(deltas == [1, 2])
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next()?.delta == 1)
    #expect(await iterator.next()?.delta == 2)
    first.cancel()
    second.cancel()
  }

  @Test("A delegate that edits while lines are dropped leaves all managers with the same lines")
  func editingDelegate() throws {
    let text = LaidOutText("a\nb\nc", try .square())
    let other = LayoutManager()
    let container = TextContainer()
    container.lineFragmentPadding = 0
    text.storage.addLayoutManager(other)
    other.addTextContainer(container)
    #expect(text.fragments.count == 3)
    #expect(other.lineFragments().count == 3)
    var deltas: [Int] = []
    let token = text.storage.observeEdits { deltas.append($0.delta) }
    let delegate = EditingDelegate(text.storage)
    text.manager.delegate = delegate
    delegate.isArmed = true
    text.storage.append("\nd\ne")
    #expect(text.storage.string == "b\nc\nd\ne")
    #expect(!delegate.isArmed)
    #expect(deltas == [4, -2])
    for manager in [text.manager, other] {
      let lines = manager.lineFragments()
      #expect(lines.map(\.characterRange) == [0..<2, 2..<4, 4..<6, 6..<7])
    }
    token.cancel()
  }

  @Test("Managers that have gone are forgotten when another comes")
  func forgottenManagers() throws {
    let storage = try Self.storage()
    for _ in 0..<3 { storage.addLayoutManager(LayoutManager()) }
    let manager = LayoutManager()
    storage.addLayoutManager(manager)
    #expect(storage.weakObservers.count == 1)
    #expect(storage.layoutManagers.first === manager)
  }

  @Test("A manager that has gone is no more one of the storage's")
  func goneManager() throws {
    let storage = try Self.storage()
    do {
      let manager = LayoutManager()
      storage.addLayoutManager(manager)
      #expect(storage.layoutManagers.count == 1)
    }
    #expect(storage.layoutManagers.isEmpty)
    storage.append("d")
  }
}

/// Takes the first paragraph from a text when it is told the next time that lines are dropped.
private final class EditingDelegate: LayoutManagerDelegate {
  private let storage: TextStorage
  var isArmed = false

  init(_ storage: TextStorage) { self.storage = storage }

  func layoutManagerDidInvalidateLayout(_ manager: LayoutManager) {
    guard isArmed else { return }
    isArmed = false
    storage.replaceCharacters(in: 0..<2, with: "")
  }
}
