import Foundation
import TestFixtures
import Testing
import TextLayout

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
