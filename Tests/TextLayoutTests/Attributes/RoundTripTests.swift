import Foundation
import TestFixtures
import Testing
import TextLayout
import TextMeasurement

@Suite("An AttributedString of a styled text")
struct RoundTripTests {
  private static let strings = [
    "a", "e\u{301}x", "a😀b", "\r\n", "a\r\nb\n\u{2029}c\u{85}d\u{2028}e", "👨‍👩‍👧 \u{FFFC}x\u{FFFC}",
    "שלום abc ١٢٣", "\u{301}\u{301}a", "office AVAV\n\noffice\r",
  ]

  private static let separators: Set<Character> = ["\r\n", "\n", "\r", "\u{85}", "\u{2029}"]

  private static func style(_ generator: inout SeededGenerator) throws -> TextStyle {
    func some<Value>(_ value: Value) -> Value? {
      Bool.random(using: &generator) ? value : nil
    }
    var style = TextStyle(font: try .square(size: some(20) ?? 10), language: some("tr"))
    style.kern = some(some(0) ?? 1.5)
    style.tracking = some(2) ?? 0
    style.baselineOffset = some(-3) ?? 0
    style.ligatures = some(LigatureLevel.allCases.randomElement(using: &generator) ?? .all)
    style.attachment = some(Attachment(size: Size(width: 4, height: 5), descent: 1))
    style.allowsLineBreaks = some(false) ?? true
    style.writingDirections = some([.rightToLeftIsolate, .leftToRightOverride]) ?? []
    style.rendering = some(["color": "red", "NSLink": "a b"]) ?? [:]
    return style
  }

  /// A text with random styles from scalar to scalar and from paragraph to paragraph.
  private static func text(
    _ string: String,
    _ generator: inout SeededGenerator
  ) throws -> StyledText {
    var text = StyledText(string, style: try style(&generator))
    var start = 0
    for scalar in string.unicodeScalars {
      let end = start + scalar.utf8.count
      let range = TextOffset(utf8: start)..<TextOffset(utf8: end)
      if Bool.random(using: &generator) {
        let style = try style(&generator)
        text.setStyle(in: range) { $0 = style }
      }
      start = end
    }
    start = 0
    var isParagraphStart = true
    for character in string {
      if isParagraphStart {
        // Up to the end of the text: the paragraphs after it have their turn.
        let range = TextOffset(utf8: start)..<TextOffset(utf8: string.utf8.count)
        let indent = Double(Int.random(in: 0...2, using: &generator))
        text.setParagraphStyle(in: range) { $0.headIndent = indent }
      }
      start += character.utf8.count
      isParagraphStart = separators.contains(character)
    }
    return text
  }

  @Test("The way back gives the same text", arguments: strings)
  func roundTrip(_ string: String) throws {
    for seed in 0..<100 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let text = try Self.text(string, &generator)
      let style = TextStyle(font: .serif(size: 3))
      #expect(StyledText(AttributedString(text), defaultStyle: style) == text, "seed \(seed)")
    }
  }

  @Test("Only what a style says has an attribute")
  func attributes() throws {
    let plain = AttributedString(StyledText("abc", style: TextStyle(font: try .square())))
    var expected = AttributedString("abc")
    expected.font = try .square()
    #expect(plain == expected)
  }

  @Test("A paragraph has its style to its end")
  func paragraphs() throws {
    var text = StyledText("aa\r\nbb", style: TextStyle(font: try .square()))
    text.setParagraphStyle(in: TextOffset(utf8: 0)..<TextOffset(utf8: 1)) { $0.headIndent = 5 }
    text.setParagraphStyle(in: TextOffset(utf8: 5)..<TextOffset(utf8: 6)) { $0.headIndent = 9 }
    let attributed = AttributedString(text)
    let runs = attributed.runs[\.paragraphStyle]
    #expect(runs.map { $0.0?.headIndent } == [5, nil])
    #expect(runs.map { attributed.unicodeScalars[$0.1].count } == [4, 2])
  }

  @Test("A style that begins inside a scalar begins after it", arguments: [2, 3, 4])
  func insideScalar(_ offset: Int) throws {
    var text = StyledText("a😀b", style: TextStyle(font: try .square()))
    text.setStyle(in: TextOffset(utf8: offset)..<TextOffset(utf8: 6)) { $0.font.size = 20 }
    let back = StyledText(AttributedString(text), defaultStyle: TextStyle(font: .serif(size: 3)))
    #expect(back.runEnds == [5, 6])
    #expect(back.idealWidth == 40)
  }
}
