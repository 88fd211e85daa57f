import TestFixtures
import Testing
import TextMeasurement

@Suite("How paragraphs are cut into lines")
struct LineBreakModeTests {
  private static func text(_ string: String, _ mode: LineBreakMode) throws -> PreparedText {
    var options = MeasuringOptions()
    options.paragraphStyle.lineBreakMode = mode
    return PreparedText(string, font: try .square(), options: options)
  }

  @Test("By characters, each line takes as many as fit (T044)")
  func characters() throws {
    let text = try Self.text("The quick brown", .byCharacters)
    #expect(text.contents(forWidth: 40) == ["The", "quic", "k br", "own"])
    #expect(text.minimumWidth == 10)
    let fox = try WorkedNumberTests.text(WorkedNumberTests.fox) {
      $0.paragraphStyle.lineBreakMode = .byCharacters
    }
    let lines = fox.lines(forWidth: 100)
    for line in lines.dropLast() {
      let next = try #require(fox.text[fox.text.index(at: line.range.upperBound)...].first)
      let longer = String(fox.text[line.range]) + String(next)
      #expect(line.width <= 100)
      #expect(try WorkedNumberTests.text(longer).idealSize.width > 100 || next == " ")
    }
  }

  @Test("By characters, clusters and CR LF stay whole (T038)")
  func clusters() throws {
    #expect(
      try Self.text("e\u{301}e\u{301}\r\nx", .byCharacters).contents(forWidth: 10)
        == ["e\u{301}", "e\u{301}", "x"]
    )
  }

  @Test("No line ends before a separator", arguments: ["\n", "\r\n", "\u{2028}", "\u{2029}"])
  func separators(separator: String) throws {
    let text = try Self.text("a\(separator)b", .byCharacters)
    #expect(text.contents(forWidth: 1) == ["a", "b"])
    #expect(text.lineCount(forWidth: 1) == 2)
  }

  @Test("Clipped text has one line for each hard break, as wide as its room (T045)")
  func clipping() throws {
    let text = try Self.text("aaaa bbbb\ncc", .clipping)
    let lines = text.lines(forWidth: 50)
    #expect(lines.map(\.width) == [50, 20])
    #expect(lines.map(\.isClipped) == [true, false])
    #expect(text.size(forWidth: 50).width == 50)
    #expect(text.idealSize.width == 90)
    #expect(text.lines(forWidth: nil).allSatisfy { !$0.isClipped })
  }

  @Test("Whole words overflow")
  func wholeWords() throws {
    #expect(try Self.text("aaaa bb", .byWholeWords).lines(forWidth: 20).map(\.width) == [40, 20])
  }
}
