import Testing
import TextLayout

@Suite("Text content storage")
struct TextContentStorageTests {
  @Test("A paragraph tells its content apart from its separator")
  func separators() throws {
    let document = try LaidOutDocument("ab\r\ncd")
    let paragraphs = Array(document.content.textParagraphs(in: document.content.documentRange))
    #expect(paragraphs.map(\.elementRange.offsets) == [0..<4, 4..<6])
    #expect(paragraphs.map(\.paragraphContentRange.offsets) == [0..<2, 4..<6])
    #expect(paragraphs.map(\.paragraphSeparatorRange.offsets) == [2..<4, 6..<6])
    #expect(paragraphs.map(\.string) == ["ab\r\n", "cd"])
  }

  @Test(
    "Every separator of paragraphs is one UTF-16 code unit",
    arguments: ["\n", "\r", "\u{85}", "\u{2029}"]
  )
  func singleSeparators(separator: String) throws {
    let content = try LaidOutDocument("ä" + separator).content
    let paragraph = try #require(content.textParagraph(for: .start))
    #expect(paragraph.paragraphSeparatorRange.offsets == 1..<2)
    #expect(content.textParagraph(for: TextLocation(2))?.elementRange.offsets == 0..<2)
    #expect(content.textParagraph(for: TextLocation(3)) == nil)
  }

  @Test("Paragraphs end with a text that gets shorter while they are visited", arguments: 0...3)
  func shorterText(length: Int) throws {
    let content = try LaidOutDocument("ab\ncd\nef").content
    var ends: [Int] = []
    for paragraph in content.textParagraphs(in: content.documentRange).prefix(5) {
      ends.append(paragraph.elementRange.endLocation.offset)
      content.textStorage.replaceCharacters(in: length..<content.textStorage.length, with: "")
    }
    #expect(ends == [3])
  }

  @Test("An empty text has no paragraph")
  func emptyText() throws {
    let content = try LaidOutDocument("").content
    #expect(content.textParagraph(for: .start) == nil)
    #expect(Array(content.textParagraphs(in: content.documentRange)).isEmpty)
  }

  @Test("Places are found by their distance")
  func distances() throws {
    let content = try LaidOutDocument("hello").content
    #expect(content.location(.start, offsetBy: 5) == TextLocation(5))
    #expect(content.location(.start, offsetBy: 6) == nil)
    #expect(content.location(TextLocation(2), offsetBy: -3) == nil)
    #expect(content.location(TextLocation(2), offsetBy: .max) == nil)
    #expect(content.offset(from: TextLocation(4), to: TextLocation(1)) == -3)
  }

  @Test("Layout managers are told of a transaction once")
  func transactions() throws {
    let document = try LaidOutDocument("a\nb")
    document.ensureLayout()
    let other = TextLayoutManager(textContainer: TextContainer())
    document.content.addTextLayoutManager(other)
    document.content.performEditingTransaction {
      $0.append("\nc")
      $0.append("\nd")
    }
    #expect(document.layout.documentRange.offsets == 0..<7)
    #expect(Array(other.layoutFragments()).count == 4)
    #expect(
      document.states == [.layoutAvailable, .estimatedUsageBounds]
        + Array(
          repeating: .estimatedUsageBounds,
          count: 2
        )
    )
  }

  @Test("One layout manager is the primary one")
  func primary() throws {
    let document = try LaidOutDocument("a")
    let other = TextLayoutManager(textContainer: TextContainer())
    #expect(document.content.primaryTextLayoutManager === document.layout)
    document.content.addTextLayoutManager(other)
    document.content.primaryTextLayoutManager = other
    #expect(document.content.primaryTextLayoutManager === other)
    document.content.removeTextLayoutManager(other)
    #expect(document.content.primaryTextLayoutManager === document.layout)
    #expect(other.documentRange.isEmpty)
    #expect(other.textContentStorage == nil)
  }
}
