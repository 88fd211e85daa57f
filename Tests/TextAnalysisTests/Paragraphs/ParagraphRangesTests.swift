import Testing
import TextAnalysis

@Suite("Paragraphs")
struct ParagraphRangesTests {
  private func paragraphs(of text: String) -> (contents: [String], separators: [String], Bool) {
    var text = text
    return text.withUTF8 { bytes in
      let ranges = ParagraphRanges(of: bytes)
      let found = Array(ranges)
      return (
        found.map { String(decoding: bytes[$0.content], as: UTF8.self) },
        found.map {
          String(decoding: bytes[$0.content.upperBound..<$0.range.upperBound], as: UTF8.self)
        },
        ranges.endsInSeparator
      )
    }
  }

  @Test(
    "Texts fall into the paragraphs listed",
    arguments: [
      ("", [""], [""], false),
      ("a", ["a"], [""], false),
      ("a\n", ["a"], ["\n"], true),
      ("\n", [""], ["\n"], true),
      ("\n\n", ["", ""], ["\n", "\n"], true),
      ("a\nb", ["a", "b"], ["\n", ""], false),
      ("a\rb\r\nc\n\rd", ["a", "b", "c", "", "d"], ["\r", "\r\n", "\n", "\r", ""], false),
      ("a\u{85}b\u{2029}c", ["a", "b", "c"], ["\u{85}", "\u{2029}", ""], false),
      ("a\u{2029}", ["a"], ["\u{2029}"], true),
      ("a\u{85}", ["a"], ["\u{85}"], true),
      ("a\u{2028}b\u{0B}c\u{0C}d", ["a\u{2028}b\u{0B}c\u{0C}d"], [""], false),
      ("\u{A0}Å\u{C2}\u{20AC}…“”", ["\u{A0}Å\u{C2}\u{20AC}…“”"], [""], false),
      ("日本語の文。\n次の文。", ["日本語の文。", "次の文。"], ["\n", ""], false),
      ("\r\n", [""], ["\r\n"], true),
      ("Å", ["Å"], [""], false),
      ("€\u{2069}", ["€\u{2069}"], [""], false),
    ] as [(String, [String], [String], Bool)]
  )
  func table(text: String, contents: [String], separators: [String], endsInSeparator: Bool) {
    let found = paragraphs(of: text)
    #expect(found.0 == contents)
    #expect(found.1.map { Array($0.utf8) } == separators.map { Array($0.utf8) })
    #expect(found.2 == endsInSeparator)
  }

  @Test("Separators are found at every distance from a word boundary")
  func alignment() {
    for separator in ["\n", "\r", "\r\n", "\u{85}", "\u{2029}"] {
      for before in 0...20 {
        for after in 0...20 {
          let first = String(repeating: "a", count: before)
          let second = String(repeating: "é", count: after)
          let found = paragraphs(of: first + separator + second)
          #expect(found.0 == (after == 0 ? [first] : [first, second]))
          #expect(found.2 == (after == 0))
        }
      }
    }
  }

  @Test("Paragraphs tile the text")
  func tiling() {
    var generator = SplitMix(seed: 7)
    let pieces = ["a", "é", "日", "😀", "\n", "\r", "\u{85}", "\u{2029}", "\u{2028}", "\u{A9}"]
    for _ in 0..<500 {
      var text = (0..<Int.random(in: 0...40, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      text.withUTF8 { bytes in
        var end = 0
        for paragraph in ParagraphRanges(of: bytes) {
          #expect(paragraph.range.lowerBound == end)
          #expect(paragraph.separatorLength <= paragraph.range.count)
          end = paragraph.range.upperBound
        }
        #expect(end == bytes.count)
      }
    }
  }
}
