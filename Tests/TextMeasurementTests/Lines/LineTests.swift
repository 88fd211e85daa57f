import TestFixtures
import Testing
import TextMeasurement

@Suite("Lines, with characters 10 pt wide")
struct LineTests {
  @Test("A line has its place, its baseline and its part of the text")
  func places() throws {
    let lines = PreparedText("aa bb", font: try .square()).lines(forWidth: 20)
    #expect(lines.map(\.x) == [0, 0])
    #expect(lines.map(\.y) == [0, 10])
    #expect(lines.map(\.baseline) == [8, 18])
    #expect(lines.map(\.ascent) == [8, 8])
    #expect(lines.map(\.descent) == [2, 2])
    #expect(lines.map(\.leading) == [0, 0])
    #expect(lines.map(\.lineHeight) == [10, 10])
    #expect(lines.map(\.range) == [Self.range(0, 3), Self.range(3, 5)])
    #expect(lines.map(\.contentRange) == [Self.range(0, 2), Self.range(3, 5)])
  }

  @Test("An empty text is one line high and not wide")
  func empty() throws {
    let text = PreparedText("", font: try .square())
    for width in [nil, 0, 1, 100, .infinity, .nan] as [Double?] {
      #expect(text.size(forWidth: width) == Size(width: 0, height: 10))
      let lines = text.lines(forWidth: width)
      #expect(lines.map(\.range) == [Self.range(0, 0)])
      #expect(lines.map(\.end) == [.endOfText])
      #expect(lines.map(\.baseline) == [8])
    }
  }

  static let separators = [
    "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}",
  ]

  @Test("A separator ends a line and has no width", arguments: separators)
  func separator(_ separator: String) throws {
    let text = PreparedText("a\(separator)bb", font: try .square())
    let end = 1 + separator.utf8.count
    let lines = text.lines(forWidth: nil)
    #expect(lines.map(\.range) == [Self.range(0, end), Self.range(end, end + 2)])
    #expect(lines.map(\.contentRange) == [Self.range(0, 1), Self.range(end, end + 2)])
    #expect(lines.map(\.width) == [10, 20])
    #expect(lines.map(\.trailingWhitespaceWidth) == [0, 0])
    #expect(lines.map(\.end) == [.mandatory, .endOfText])
    #expect(text.idealSize == Size(width: 20, height: 20))
  }

  @Test("Separators one after another make empty lines", arguments: separators)
  func emptyLines(_ separator: String) throws {
    let text = PreparedText("a\(separator)\(separator)b", font: try .square())
    #expect(text.widths(forWidth: nil) == [10, 0, 10])
    #expect(text.height(forWidth: nil) == 30)
  }

  @Test(
    "A newline at the end begins no line unless it counts",
    arguments: separators.filter { !["\u{B}", "\u{C}", "\u{2028}"].contains($0) }
  )
  func finalNewline(_ separator: String) throws {
    var counting = MeasuringOptions()
    counting.countsFinalNewline = true
    for (text, count) in [("", 0), ("a", 1), ("\(separator)", 1), ("a\(separator)b", 2)] {
      let ended = text + separator
      let dropped = PreparedText(ended, font: try .square())
      let counted = PreparedText(ended, font: try .square(), options: counting)
      let lines = max(count, 1) + (text == separator ? 1 : 0)
      #expect(dropped.lineCount(forWidth: nil) == lines)
      #expect(counted.lineCount(forWidth: nil) == lines + 1)
      #expect(counted.height(forWidth: nil) == Double(lines + 1) * 10)
      let last = try #require(counted.lines(forWidth: 100).last)
      #expect(last.range == Self.range(ended.utf8.count, ended.utf8.count))
      #expect(last.end == .endOfText)
      #expect(last.y == Double(lines) * 10)
      #expect(dropped.lines(forWidth: 100).last?.end == .mandatory)
    }
    #expect(PreparedText("", font: try .square(), options: counting).lineCount(forWidth: nil) == 1)
    #expect(PreparedText("a", font: try .square(), options: counting).lineCount(forWidth: nil) == 1)
  }

  @Test("Ranges of lines are places in the string and in UTF-16")
  func offsets() throws {
    let string = "é😀 漢字 e\u{301}x"
    let text = PreparedText(string, font: try .square())
    let lines = text.lines(forWidth: 20)
    #expect(lines.map { string[$0.range] } == ["é😀 ", "漢字 ", "e\u{301}x"])
    #expect(lines.map { string[$0.contentRange] } == ["é😀", "漢字", "e\u{301}x"])
    #expect(lines.map(\.range.upperBound.utf8) == [7, 14, 18])
    #expect(
      lines.map { UTF16Offset($0.range.upperBound, in: string).utf16 } == [4, 7, 10]
    )
    #expect(lines.map { ScalarOffset($0.range.upperBound, in: string).scalar } == [3, 6, 9])
    #expect(TextOffset(UTF16Offset(utf16: 4), in: string) == lines[0].range.upperBound)
  }

  @Test("Paragraphs have their number on every line")
  func paragraphs() throws {
    let lines = PreparedText("aa bb\n\ncc", font: try .square()).lines(forWidth: 20)
    #expect(lines.map(\.paragraph) == [0, 0, 1, 2])
    #expect(lines.map(\.y) == [0, 10, 20, 30])
  }

  private static func range(_ start: Int, _ end: Int) -> Range<TextOffset> {
    TextOffset(utf8: start)..<TextOffset(utf8: end)
  }
}
