import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Edits of separators and surrogate pairs")
struct SeparatorEditTests {
  private static func storage(_ string: String) throws -> TextStorage {
    TextStorage(string, style: TextStyle(font: try .square()))
  }

  /// Where the paragraphs begin and end.
  private static func paragraphs(_ storage: TextStorage) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    while let next = Optional(ranges.last?.upperBound ?? 0), next < storage.length {
      ranges.append(storage.paragraphRange(at: next))
    }
    return ranges
  }

  @Test("A line feed joins a carriage return before it")
  func joined() throws {
    let storage = try Self.storage("a\rb")
    #expect(Self.paragraphs(storage) == [0..<2, 2..<3])
    storage.replaceCharacters(in: 2..<2, with: "\n")
    #expect(storage.string == "a\r\nb")
    #expect(Self.paragraphs(storage) == [0..<3, 3..<4])
    let other = try Self.storage("a\nb")
    other.replaceCharacters(in: 1..<1, with: "\r")
    #expect(Self.paragraphs(other) == [0..<3, 3..<4])
  }

  @Test("Text between a carriage return and its line feed parts them")
  func parted() throws {
    let storage = try Self.storage("a\r\nb")
    storage.replaceCharacters(in: 2..<2, with: "x")
    #expect(storage.string == "a\rx\nb")
    #expect(Self.paragraphs(storage) == [0..<2, 2..<4, 4..<5])
    storage.replaceCharacters(in: 2..<3, with: "")
    #expect(Self.paragraphs(storage) == [0..<3, 3..<4])
  }

  @Test("Half of a CR LF goes alone")
  func half() throws {
    let storage = try Self.storage("a\r\nb")
    storage.replaceCharacters(in: 1..<2, with: "")
    #expect(storage.string == "a\nb")
    #expect(storage.paragraphCount == 2)
    let other = try Self.storage("a\r\nb")
    other.replaceCharacters(in: 2..<3, with: "")
    #expect(other.string == "a\rb")
    #expect(other.paragraphCount == 2)
  }

  @Test("Paragraphs become one when the separator between them goes")
  func merged() throws {
    let text = LaidOutText("one\ntwo\nthree", try .square())
    #expect(text.used.lineCount == 3)
    text.storage.replaceCharacters(in: 3..<4, with: "")
    #expect(text.storage.paragraphCount == 2)
    #expect(text.lines == ["onetwo\n", "three"])
    text.storage.replaceCharacters(in: 3..<3, with: "\u{2029}")
    #expect(text.lines == ["one\u{2029}", "two\n", "three"])
    #expect(text.usedRect.height == 30)
  }

  @Test("An offset inside a surrogate pair counts as before it")
  func surrogates() throws {
    let storage = try Self.storage("a😀b")
    storage.replaceCharacters(in: 2..<2, with: "x")
    #expect(storage.string == "ax😀b")
    #expect(storage.length == 5)
    storage.replaceCharacters(in: 2..<4, with: "")
    #expect(storage.string == "axb")
  }

  @Test("What is told of an edit inside a surrogate pair is what has changed")
  func surrogateEdit() throws {
    let storage = try Self.storage("a😀b")
    var edits: [TextEdit] = []
    let token = storage.observeEdits { edits.append($0) }
    storage.replaceCharacters(in: 2..<2, with: "x")
    token.cancel()
    let edit = try #require(edits.first)
    #expect(edit.delta == 1)
    #expect(edit.range.contains(1))
  }

  @Test("A part of the text is told by its characters")
  func substring() throws {
    let storage = try Self.storage("a😀\r\nb\nc")
    #expect(storage.substring(in: 0..<storage.length) == storage.string)
    #expect(storage.substring(in: 1..<3) == "😀")
    #expect(storage.substring(in: 3..<6) == "\r\nb")
    #expect(storage.substring(in: 4..<4) == "")
    #expect(storage.substring(in: 8..<8) == "")
  }
}
