import TextAnalysis
import TestFixtures
import Testing
import TextMeasurement

@Suite("Text that is left out")
struct TruncationTests {
  private static func limited(
    _ string: String,
    _ width: Double,
    _ mode: Truncation.Mode? = .tail,
    lines: Int = 1,
    font: String = WorkedNumberTests.dejaVu
  ) throws -> LimitedText {
    try WorkedNumberTests.text(string, font).limited(
      forWidth: width,
      LineLimit(lineCount: lines, truncation: mode.map { Truncation($0) })
    )
  }

  /// What the last line shows, with its token.
  private static func shown(_ limited: LimitedText) -> String {
    guard let line = limited.lines.last else { return "" }
    let text = limited.text.text
    guard let truncation = line.truncation else { return String(text[line.contentRange]) }
    let before = line.range.lowerBound..<truncation.cut.lowerBound
    let after =
      truncation.cut
      .upperBound..<max(
        line.contentRange.upperBound,
        truncation.cut.upperBound
      )
    return text[before] + (truncation.token ?? "") + text[after]
  }

  @Test("A line limit leaves out whole lines (T070)")
  func lineLimit() throws {
    let limited = try Self.limited("a\n\nb", 100, nil)
    #expect(limited.size.height == 18.625)
    #expect(limited.lines.count == 1)
    #expect(limited.isTruncated)
  }

  @Test("Letters make room for an ellipsis (T072)")
  func tail() throws {
    let limited = try Self.limited("Hello", 30)
    #expect(Self.shown(limited) == "H…")
    #expect(limited.size == Size(width: 28.03125, height: 18.625))
    let truncation = try #require(limited.lines[0].truncation)
    #expect(truncation.cut == TextOffset(utf8: 1)..<TextOffset(utf8: 5))
    #expect(truncation.tokenX == 28.03125 - 16)
    #expect(truncation.tokenWidth == 16)
  }

  @Test("What fits exactly is shown whole (T073)")
  func exactFit() throws {
    let limited = try Self.limited("Hello", 40.5546875)
    #expect(!limited.isTruncated)
    #expect(limited.lines[0].truncation == nil)
    #expect(try Self.limited("Hello", 40.55).isTruncated)
  }

  @Test("White space before the ellipsis goes with the rest (T074)")
  func trimmed() throws {
    let limited = try Self.limited(WorkedNumberTests.fox, 100)
    #expect(Self.shown(limited) == "The quick…")
    #expect(limited.size.width == 93.6484375)
  }

  @Test("Heads and middles fit, and keep the ends (T075)")
  func headAndMiddle() throws {
    let head = try Self.limited(WorkedNumberTests.fox, 100, .head)
    #expect(Self.shown(head).hasPrefix("…"))
    #expect(Self.shown(head).hasSuffix("dog"))
    let middle = try Self.limited(WorkedNumberTests.fox, 100, .middle)
    #expect(Self.shown(middle).hasPrefix("T"))
    #expect(Self.shown(middle).hasSuffix("g"))
    for limited in [head, middle] {
      #expect(limited.size.width <= 100)
      #expect(limited.lines[0].truncation?.token == "…")
    }
  }

  static let square: [(Truncation.Mode, Double, String)] = [
    (.tail, 40, "abc…"), (.head, 40, "…hij"), (.middle, 40, "a…ij"), (.middle, 50, "ab…ij"),
    (.tail, 10, "…"), (.head, 10, "…"), (.tail, 100, "abcdefghij"), (.middle, 90, "abcd…ghij"),
  ]

  @Test("As much as fits is shown beside the token", arguments: square)
  func amount(_ mode: Truncation.Mode, _ width: Double, _ expected: String) throws {
    let limited = try Self.limited("abcdefghij", width, mode, font: "Square-Regular.ttf")
    // Letters are as wide as the font is large: 16 pt.
    let scaled = try PreparedText("abcdefghij", font: .square()).limited(
      forWidth: width,
      LineLimit(lineCount: 1, truncation: Truncation(mode))
    )
    #expect(Self.shown(scaled) == expected)
    #expect(limited.size.width <= max(width, 16))
  }

  @Test("A token without room is left out, and letters that fit stay (T076)")
  func tokenTooWide() throws {
    let limited = try PreparedText("abc", font: .square()).limited(
      forWidth: 25,
      LineLimit(lineCount: 1, truncation: Truncation(.tail, token: "more"))
    )
    let line = limited.lines[0]
    #expect(line.truncation?.token == nil)
    #expect(line.width == 20)
    #expect(limited.isTruncated)
    #expect(
      try PreparedText("abc", font: .square()).limited(
        forWidth: 5,
        LineLimit(lineCount: 1, truncation: Truncation(.tail))
      ).lines[0].width == 0
    )
  }

  @Test("In a paragraph's style truncation makes one line for each hard break (T078)")
  func paragraphStyle() throws {
    func text(_ string: String, _ mode: LineBreakMode) throws -> PreparedText {
      try WorkedNumberTests.text(string) { $0.paragraphStyle.lineBreakMode = mode }
    }
    let fox = try text(WorkedNumberTests.fox, .truncatingTail)
    let lines = fox.lines(forWidth: 100)
    #expect(lines.count == 1)
    let truncation = try #require(lines[0].truncation)
    #expect(fox.text[lines[0].contentRange] == "The quick")
    #expect(truncation.token == "…")
    #expect(lines[0].width == 93.6484375)
    #expect(fox.size(forWidth: 100) == Size(width: 93.6484375, height: 18.625))
    #expect(fox.size(forWidth: nil).width == 359.8671875)
    // With a height of 40, two lines of broken text fit, and the second is cut.
    let broken = try text(WorkedNumberTests.fox, .byWords)
    let limited = broken.limited(
      forWidth: 100,
      LineLimit(height: 40, truncation: Truncation(.tail))
    )
    #expect(limited.lines.map { $0.truncation != nil } == [false, true])
  }

  @Test("Each mode of a paragraph's style leaves out its part of every line")
  func paragraphModes() throws {
    func shown(_ mode: LineBreakMode) throws -> [String] {
      var options = MeasuringOptions()
      options.paragraphStyle.lineBreakMode = mode
      let text = PreparedText("abcdefgh\nij\nklmnop", font: try .square(), options: options)
      return text.lines(forWidth: 50).map { line in
        guard let truncation = line.truncation else { return String(text.text[line.contentRange]) }
        let end = max(truncation.cut.upperBound, line.contentRange.upperBound)
        return text.text[line.range.lowerBound..<truncation.cut.lowerBound]
          + (truncation.token ?? "") + text.text[truncation.cut.upperBound..<end]
      }
    }
    #expect(try shown(.truncatingHead) == ["…efgh", "ij", "…mnop"])
    #expect(try shown(.truncatingMiddle) == ["ab…gh", "ij", "kl…op"])
    #expect(try shown(.truncatingTail) == ["abcd…", "ij", "klmn…"])
  }

  @Test("What is left out stays in the text (T079)")
  func textStays() throws {
    let limited = try Self.limited("Hello", 30)
    #expect(limited.text.text == "Hello")
    #expect(limited.lines.last?.range.upperBound.utf8 == 5)
  }

  @Test("The token looks like the text beside it, and makes no line higher (T077)")
  func style() throws {
    var text = StyledText("aaaa", style: TextStyle(font: try .square()))
    text.append("bbbbbb", style: TextStyle(font: try .square(size: 20)))
    let prepared = PreparedText(text)
    func limited(_ width: Double) -> LimitedText {
      prepared.limited(forWidth: width, LineLimit(lineCount: 1, truncation: Truncation(.tail)))
    }
    #expect(limited(35).lines[0].truncation?.tokenWidth == 10)
    #expect(limited(80).lines[0].truncation?.tokenWidth == 20)
    var style = TextStyle(font: try .square(size: 40))
    style.baselineOffset = 30
    let tall = PreparedText("aaaa", font: try .square()).limited(
      forWidth: 55,
      LineLimit(lineCount: 1, truncation: Truncation(.tail, token: "x", tokenStyle: style))
    )
    #expect(!tall.isTruncated)
    let cut = PreparedText("aaaaaa", font: try .square()).limited(
      forWidth: 55,
      LineLimit(lineCount: 1, truncation: Truncation(.tail, token: "x", tokenStyle: style))
    )
    #expect(cut.lines[0].width == 50)
    #expect(cut.size.height == 10)
  }

  @Test("Text after a line that fits is told by a token too")
  func following() throws {
    let text = PreparedText("ab\ncd", font: try .square())
    func shown(_ width: Double) -> String {
      Self.shown(
        text.limited(forWidth: width, LineLimit(lineCount: 1, truncation: Truncation(.head)))
      )
    }
    #expect(shown(30) == "ab…")
    #expect(shown(20) == "a…")
  }

  @Test("Clusters and ligatures are not cut")
  func clusters() throws {
    let marks = try PreparedText("e\u{301}e\u{301}e\u{301}", font: .square()).limited(
      forWidth: 25,
      LineLimit(lineCount: 1, truncation: Truncation(.tail))
    )
    #expect(Self.shown(marks) == "e\u{301}…")
    // "ffi" is one glyph in DejaVu Sans: no f of it is kept alone.
    for width in stride(from: 20.0, through: 43, by: 0.5) {
      let shown = Self.shown(try Self.limited("office", width))
      #expect(!["of…", "off…"].contains(shown), "\(width): \(shown)")
    }
  }

  @Test("From right to left the token stands on the left")
  func rightToLeft() throws {
    let limited = PreparedText("אבגדה", font: try .square()).limited(
      forWidth: 35,
      LineLimit(lineCount: 1, truncation: Truncation(.tail))
    )
    #expect(Self.shown(limited) == "אב…")
    #expect(limited.lines[0].truncation?.tokenX == 0)
    #expect(limited.lines[0].width == 30)
  }

  @Test("A height leaves out lines, but for the first")
  func heightLimit() throws {
    let text = PreparedText("a b c d", font: try .square())
    func lines(_ height: Double) -> Int {
      text.limited(forWidth: 10, LineLimit(height: height)).lines.count
    }
    #expect([0, 9, 10, 19.9, 20, 39.9, 40, 1000].map(lines) == [1, 1, 1, 1, 2, 3, 4, 4])
  }

  @Test("Room can be kept for more lines than there are")
  func reserved() throws {
    var limit = LineLimit()
    limit.reservedLineCount = 3
    #expect(PreparedText("a", font: try .square()).limited(forWidth: nil, limit).size.height == 30)
    limit.reservedLineCount = 1
    #expect(
      PreparedText("a\nb", font: try .square()).limited(forWidth: nil, limit).size.height == 20
    )
  }

  @Test("Without a limit all is as without")
  func unlimited() throws {
    let text = try WorkedNumberTests.text(WorkedNumberTests.fox + "\n" + WorkedNumberTests.fox)
    for width in [40.0, 100, 200, 1000] {
      let limited = text.limited(forWidth: width, LineLimit())
      #expect(limited.lines == text.lines(forWidth: width))
      #expect(limited.size == text.size(forWidth: width))
      #expect(limited.inkBounds == text.inkBounds(forWidth: width))
      #expect(!limited.isTruncated)
    }
  }

  @Test("The ink of what is left out is left out")
  func ink() throws {
    for mode in Truncation.Mode.allCases {
      let limited = try Self.limited(WorkedNumberTests.fox, 100, mode)
      let ink = try #require(limited.inkBounds)
      #expect(ink.maxX <= limited.size.width + 1)
      #expect(ink.maxX >= limited.size.width - 4)
    }
  }

  @Test("Line spacing counts between the lines that are shown (UR-09)")
  func lineSpacing() throws {
    let text = try WorkedNumberTests.text(
      "Alpha beta gamma delta epsilon zeta eta theta iota kappa",
      size: 18
    ) { $0.paragraphStyle.lineSpacing = 6.4 }
    let limited = text.limited(
      forWidth: 200,
      LineLimit(lineCount: 2, truncation: Truncation(.tail))
    )
    #expect(isClose(limited.size.height, to: 2 * 20.953125 + 6.4))
    #expect(limited.isTruncated)
  }
}
