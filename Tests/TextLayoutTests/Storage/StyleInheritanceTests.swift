import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("The style of text that is added")
struct StyleInheritanceTests {
  @Test("Text has the style of the first character that it replaces")
  func replacing() throws {
    let storage = TextStorage("abcd", style: TextStyle(font: try .square()))
    storage.setStyle(in: 1..<2) { $0.kern = 1 }
    storage.setStyle(in: 2..<4) { $0.kern = 2 }
    storage.replaceCharacters(in: 1..<3, with: "xyz")
    #expect((0..<5).map { storage.style(at: $0).style.kern } == [nil, 1, 1, 1, 2])
  }

  @Test("Text between characters has the style of the one before")
  func inserting() throws {
    let storage = TextStorage("ab", style: TextStyle(font: try .square()))
    storage.setStyle(in: 0..<1) { $0.kern = 1 }
    storage.setStyle(in: 1..<2) { $0.kern = 2 }
    storage.replaceCharacters(in: 1..<1, with: "x")
    #expect((0..<3).map { storage.style(at: $0).style.kern } == [1, 1, 2])
  }

  @Test("Text at the start has the style of the character after")
  func prepending() throws {
    let storage = TextStorage("ab", style: TextStyle(font: try .square()))
    storage.setStyle(in: 0..<1) { $0.kern = 1 }
    storage.replaceCharacters(in: 0..<0, with: "x")
    #expect((0..<3).map { storage.style(at: $0).style.kern } == [1, 1, nil])
  }

  @Test("Text in an empty storage has the typing style")
  func typingStyle() throws {
    let storage = TextStorage(style: TextStyle(font: try .square()))
    storage.typingStyle.kern = 3
    storage.typingParagraphStyle.lineSpacing = 4
    storage.append("a")
    #expect(storage.style(at: 0).style.kern == 3)
    #expect(storage.paragraphStyle(at: 0).lineSpacing == 4)
  }

  @Test("The style of text that is deleted stays for what is typed next")
  func deleted() throws {
    let storage = TextStorage("ab", style: TextStyle(font: try .square()))
    storage.setStyle(in: 0..<2) { $0.kern = 5 }
    storage.setParagraphStyle(in: 0..<2) { $0.lineSpacing = 6 }
    storage.replaceCharacters(in: 0..<2, with: "")
    #expect(storage.typingStyle.kern == 5)
    storage.append("x")
    #expect(storage.style(at: 0).style.kern == 5)
    #expect(storage.paragraphStyle(at: 0).lineSpacing == 6)
  }

  @Test("The first paragraph keeps its style, those that begin in new text bring theirs")
  func paragraphStyles() throws {
    let style = TextStyle(font: try .square())
    let storage = TextStorage("one\ntwo", style: style)
    storage.setParagraphStyle(in: 0..<1) { $0.lineSpacing = 1 }
    storage.setParagraphStyle(in: 4..<5) { $0.lineSpacing = 2 }
    var other = ParagraphStyle()
    other.lineSpacing = 9
    storage.replaceCharacters(
      in: 1..<1,
      with: StyledText("a\nb\nc", style: style, paragraphStyle: other)
    )
    #expect(storage.string == "oa\nb\ncne\ntwo")
    #expect([0, 3, 5, 9].map { storage.paragraphStyle(at: $0).lineSpacing } == [1, 9, 9, 2])
  }

  @Test("Random edits leave the styles that Foundation's attributed string has", arguments: 1...20)
  func oracle(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let storage = TextStorage("start", style: TextStyle(font: try .square()))
    let oracle = NSMutableAttributedString(string: "start")
    let pieces = ["a", "bc", "\n", "\r\n", "ö", "漢字", "word ", "one\ntwo", ""]
    let key = NSAttributedString.Key("kern")
    for step in 0..<60 {
      let ends = [0, 1].map { _ in Int.random(in: 0...storage.length, using: &random) }.sorted()
      let range = ends[0]..<(Bool.random(using: &random) ? ends[0] : ends[1])
      let nsRange = NSRange(location: range.lowerBound, length: range.count)
      if Int.random(in: 0..<3, using: &random) == 0 {
        let kern = Double(step + 1)
        storage.setStyle(in: range) { $0.kern = kern }
        if !range.isEmpty { oracle.addAttribute(key, value: kern, range: nsRange) }
      } else {
        let piece = pieces.randomElement(using: &random) ?? ""
        // Text in an empty attributed string has no attributes, and here the typing style.
        guard range.count < storage.length || piece.isEmpty == false && range.isEmpty == false
        else { continue }
        storage.replaceCharacters(in: range, with: piece)
        oracle.replaceCharacters(in: nsRange, with: piece)
        guard storage.length > 0 else { return }
      }
      try #require(storage.string == oracle.string, "seed \(seed), step \(step)")
      let own = (0..<storage.length).map { storage.style(at: $0).style.kern }
      let expected = (0..<storage.length).map {
        oracle.attribute(key, at: $0, effectiveRange: nil) as? Double
      }
      try #require(own == expected, "seed \(seed), step \(step)")
    }
  }
}
