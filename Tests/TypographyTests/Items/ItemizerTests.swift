import TestFixtures
import TextAnalysis
import Testing
import Typography

@Suite("Cutting a paragraph into items")
struct ItemizerTests {
  private func items(_ text: String, _ font: Font = .system(size: 16)) -> ShapedParagraph {
    ShapedParagraph(text, font: font)
  }

  private func kinds(_ text: String) -> [TextItem.Kind] {
    items(text).items.map(\.kind)
  }

  @Test("items tile the paragraph")
  func tiling() {
    for text in WordTexts.all {
      let paragraph = items(text)
      var end = 0
      for item in paragraph.items {
        #expect(item.start == end)
        #expect(item.end > item.start)
        end = item.end
      }
      #expect(end == text.utf8.count)
    }
  }

  @Test("a text in one script and one face is one item")
  func single() {
    #expect(items("Hello, world 123!").items.count == 1)
    #expect(items("").items.isEmpty)
    #expect(items("שלום עולם").items.count == 1)
  }

  @Test("a tab is an item of its own")
  func tabs() {
    #expect(kinds("a\tb") == [.text, .tab, .text])
    #expect(kinds("\t\t") == [.tab, .tab])
    #expect(kinds("א\tב") == [.text, .tab, .text])
  }

  @Test(
    "a separator of lines or paragraphs is an item of its own",
    arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]
  )
  func separators(separator: String) {
    let paragraph = items("a\(separator)b")
    #expect(paragraph.items.map(\.kind) == [.text, .separator, .text])
    #expect(
      paragraph.text(of: paragraph.items[1]).unicodeScalars.elementsEqual(
        separator.unicodeScalars
      )
    )
  }

  @Test("other characters that begin like separators stay in the text")
  func neighbors() {
    #expect(kinds("a\u{80}\u{84}\u{86}\u{A0}b") == [.text])
    #expect(kinds("a\u{2027}\u{202F}b – “c”") == [.text])
    #expect(kinds("a\u{1}\u{8}\u{E}\u{1F}b") == [.text])
  }

  @Test("levels and scripts change items")
  func levelsAndScripts() {
    let paragraph = items("abc אבג 123 где")
    #expect(paragraph.items.map { paragraph.text(of: $0) } == ["abc ", "אבג ", "123", " ", "где"])
    #expect(paragraph.items.map(\.level.rawValue) == [0, 1, 2, 0, 0])
    #expect(paragraph.items.map(\.script.description) == ["Latn", "Hebr", "Hebr", "Hebr", "Cyrl"])
  }

  @Test("no more than 1,024 marks on one base are in one item")
  func marks() {
    let square = Font.system(size: 16)
    let paragraph = items("a" + String(repeating: "\u{301}", count: 5000) + "b", square)
    #expect(paragraph.items.count == 5)
    #expect(paragraph.items.map { $0.end - $0.start } == [2049, 2048, 2048, 2048, 1809])
    #expect(Itemizer.markLimit == 1024)
    let short = items("a" + String(repeating: "\u{301}", count: 1024) + "b", square)
    #expect(short.items.count == 1)
  }

  @Test("marks on several bases are not cut")
  func markedBases() {
    let text = String(repeating: "q\u{301}\u{302}", count: 2000)
    #expect(items(text).items.count == 1)
  }

  @Test("an item never begins inside a grapheme cluster of one script and level")
  func clusters() {
    let texts =
      WordTexts.all + [
        "👩🏽‍❤️‍💋‍👨🏿x", "🏴󠁧󠁢󠁥󠁮󠁧󠁿a", "각각", "क्षि", "e\u{301}\u{327}漢\u{FE00}",
      ]
    for text in texts {
      let starts = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
      for item in items(text).items.dropFirst() where !starts.contains(item.start) {
        // What is cut is a letter with a mark of another script, or of another level.
        let before = items(text).items.last { $0.end == item.start }
        #expect(
          before?.script != item.script || before?.level != item.level,
          "\(text.debugDescription) at \(item.start)"
        )
      }
    }
  }
}
