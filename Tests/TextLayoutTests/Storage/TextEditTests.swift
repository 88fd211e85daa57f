import TestFixtures
import Testing

@testable import TextLayout

@Suite("What a storage tells of its edits")
struct TextEditTests {
  /// Makes changes, and returns the edits that were told of.
  private static func edits(
    of string: String,
    _ change: (TextStorage) -> Void
  ) throws -> [TextEdit] {
    let storage = TextStorage(string, style: TextStyle(font: try .square()))
    var edits: [TextEdit] = []
    let token = storage.observeEdits { edits.append($0) }
    change(storage)
    token.cancel()
    return edits
  }

  @Test("One character more changes characters, and the length by one")
  func insertion() throws {
    let edits = try Self.edits(of: "abc") { $0.replaceCharacters(in: 1..<1, with: "x") }
    #expect(edits == [TextEdit(actions: .characters, range: 1..<2, delta: 1)])
  }

  @Test("Characters less leave an empty range")
  func deletion() throws {
    let edits = try Self.edits(of: "abcdef") { $0.replaceCharacters(in: 1..<4, with: "") }
    #expect(edits == [TextEdit(actions: .characters, range: 1..<1, delta: -3)])
  }

  @Test("Lengths are UTF-16")
  func utf16() throws {
    let edits = try Self.edits(of: "a😀b") { $0.replaceCharacters(in: 1..<3, with: "👨‍👩‍👧") }
    #expect(edits == [TextEdit(actions: .characters, range: 1..<9, delta: 6)])
  }

  @Test("A change of style changes attributes, and no length")
  func style() throws {
    let edits = try Self.edits(of: "abcdef") { $0.setStyle(in: 2..<4) { $0.kern = 1 } }
    #expect(edits == [TextEdit(actions: .attributes, range: 2..<4, delta: 0)])
  }

  @Test("Changes inside an edit are told of once, at its end")
  func merged() throws {
    let edits = try Self.edits(of: "abcdefghij") { storage in
      storage.edit {
        $0.replaceCharacters(in: 2..<3, with: "XYZ")
        $0.setStyle(in: 8..<10) { $0.kern = 1 }
        $0.replaceCharacters(in: 0..<1, with: "")
      }
    }
    // XYZ stands at 1..<4 at the end, and what has another style at 7..<9.
    #expect(edits == [TextEdit(actions: [.characters, .attributes], range: 0..<9, delta: 1)])
  }

  @Test("Edits inside edits are told of when the outermost ends")
  func nested() throws {
    var toldInside = -1
    let storage = TextStorage("abc", style: TextStyle(font: try .square()))
    var edits: [TextEdit] = []
    let token = storage.observeEdits { edits.append($0) }
    storage.edit { outer in
      outer.edit { $0.append("d") }
      outer.edit { inner in inner.edit { $0.append("e") } }
      toldInside = edits.count
      #expect(outer.string == "abcde")
    }
    #expect(toldInside == 0)
    #expect(edits == [TextEdit(actions: .characters, range: 3..<5, delta: 2)])
    token.cancel()
  }

  @Test("An edit without changes is not told of")
  func nothing() throws {
    let edits = try Self.edits(of: "abc") { storage in
      storage.edit { _ in }
      storage.replaceCharacters(in: 1..<1, with: "")
      storage.setStyle(in: 1..<1) { $0.kern = 1 }
    }
    #expect(edits.isEmpty)
  }

  @Test("An edit that fails tells of what was changed before")
  func failing() throws {
    struct Failure: Error {}
    let edits = try Self.edits(of: "abc") { storage in
      #expect(throws: Failure.self) {
        try storage.edit { storage in
          storage.append("d")
          throw Failure()
        }
      }
      storage.append("e")
    }
    #expect(edits.map(\.range) == [3..<4, 4..<5])
  }

  @Test("A change far before another moves that one's range")
  func moved() throws {
    let edits = try Self.edits(of: "abcdefghij") { storage in
      storage.edit {
        $0.replaceCharacters(in: 8..<9, with: "")
        $0.replaceCharacters(in: 0..<0, with: "xyz")
      }
    }
    #expect(edits == [TextEdit(actions: .characters, range: 0..<11, delta: 2)])
  }

  @Test("Lines are laid out once for all changes of an edit")
  func layout() throws {
    let text = LaidOutText("one\ntwo\nthree", try .square())
    _ = text.used
    let before = text.manager.counters
    text.storage.edit {
      $0.replaceCharacters(in: 0..<1, with: "O")
      $0.replaceCharacters(in: 1..<2, with: "N")
    }
    #expect(text.used.lineCount == 3)
    #expect(text.manager.counters.generatedParagraphs == before.generatedParagraphs + 1)
    #expect(text.manager.counters.layoutPasses == before.layoutPasses + 1)
  }
}
