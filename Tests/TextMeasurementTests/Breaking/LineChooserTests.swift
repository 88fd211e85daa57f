import TestFixtures
import Testing
import TextMeasurement

@Suite("Lines that are chosen together")
struct LineChooserTests {
  private static func text(_ string: String, _ wrap: TextWrap) throws -> PreparedText {
    var options = MeasuringOptions()
    options.paragraphStyle.textWrap = wrap
    return PreparedText(string, font: try .square(), options: options)
  }

  @Test(
    "A first line with more room than the others is used",
    arguments: [TextWrap.balanced, .pretty]
  )
  func headIndent(_ wrap: TextWrap) throws {
    var options = MeasuringOptions()
    options.paragraphStyle.headIndent = 12
    options.paragraphStyle.textWrap = wrap
    // What follows the first space has no room on a later line, but all of it has on the first.
    let text = PreparedText(" aaaa a", font: try .square(), options: options)
    #expect(text.lineCount(forWidth: 70) == 1)
    #expect(text.lines(forWidth: 70).map(\.width) == [70])
  }

  @Test("Balanced lines are of like length, pretty ones evenly filled")
  func shapes() throws {
    let string = "aaa bb cc ddddd"
    #expect(try Self.text(string, .greedy).contents(forWidth: 65) == ["aaa bb", "cc", "ddddd"])
    // 30, 50 and 50 wide: squares of 5,900; 60, 20 and 50 make 6,500.
    #expect(try Self.text(string, .balanced).contents(forWidth: 65) == ["aaa", "bb cc", "ddddd"])
    // Lacking 35 and 15: 1,450; 5 and 45: 2,050.
    #expect(try Self.text(string, .pretty).contents(forWidth: 65) == ["aaa", "bb cc", "ddddd"])
  }

  @Test("The last line is free, but not left alone with a letter")
  func lastLine() throws {
    let string = "aaaa bbbb cccc d"
    #expect(try Self.text(string, .greedy).contents(forWidth: 140) == ["aaaa bbbb cccc", "d"])
    #expect(try Self.text(string, .pretty).contents(forWidth: 140) == ["aaaa bbbb", "cccc d"])
    #expect(
      try Self.text("aaaa bbbb cccc dddd", .pretty).contents(forWidth: 140)
        == ["aaaa bbbb cccc", "dddd"]
    )
  }

  @Test("Hard breaks stay, and each part is chosen by itself")
  func hardBreaks() throws {
    let text = try Self.text("aaa bb cc ddddd\u{2028}aaa bb cc ddddd", .balanced)
    let part = ["aaa", "bb cc", "ddddd"]
    #expect(text.contents(forWidth: 65) == part + part)
  }

  @Test("A word that is wider than its line leaves greedy lines")
  func wideWord() throws {
    let string = "aaa bb cc ddddddddd"
    #expect(
      try Self.text(string, .balanced).contents(forWidth: 65)
        == Self.text(string, .greedy).contents(forWidth: 65)
    )
  }

  @Test(
    "There are as many lines as greedy ones, at least as even, and none is too wide",
    arguments: Samples.declaration
  )
  func law(_ sample: Sample) {
    for wrap in [TextWrap.balanced, .pretty] {
      var options = MeasuringOptions()
      options.paragraphStyle.textWrap = wrap
      let font = Font.system(size: 15)
      let greedy = PreparedText(sample.text, font: font, language: sample.language)
      let chosen = PreparedText(
        sample.text,
        font: font,
        language: sample.language,
        options: options
      )
      for width in [120.0, 200, 333, 700] {
        let lines = chosen.lines(forWidth: width)
        #expect(lines.count == greedy.lineCount(forWidth: width))
        #expect(chosen.lineCount(forWidth: width) == lines.count)
        if chosen.receipt.faces.count == 1 {
          #expect(chosen.height(forWidth: width) == greedy.height(forWidth: width))
        }
        guard chosen.minimumWidth <= width else { continue }
        #expect(lines.allSatisfy { $0.width <= width })
        #expect(lines.map(\.range.upperBound).last?.utf8 == sample.text.utf8.count)
        guard wrap == .balanced, !sample.text.contains("\t") else { continue }
        func squares(_ lines: [Line]) -> Double { lines.reduce(0) { $0 + $1.width * $1.width } }
        #expect(squares(lines) <= squares(greedy.lines(forWidth: width)) + 0.001)
        let used = chosen.size(forWidth: width).width
        #expect(chosen.lines(forWidth: used).map(\.range) == lines.map(\.range))
      }
    }
  }
}
