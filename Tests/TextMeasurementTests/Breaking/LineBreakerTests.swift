import TestFixtures
import Testing
import TextMeasurement

@Suite("Breaking lines, with characters 10 pt wide")
struct LineBreakerTests {
  static let words: [WorkedBreaks] = [
    WorkedBreaks("Three words", "aa bb cc", at: 80, ["aa bb cc"]),
    WorkedBreaks("Three words", "aa bb cc", at: 50, ["aa bb", "cc"], trailing: [10, 0]),
    WorkedBreaks("Three words", "aa bb cc", at: 49.99, ["aa", "bb", "cc"], trailing: [10, 10, 0]),
    WorkedBreaks("Three words", "aa bb cc", at: 20, ["aa", "bb", "cc"]),
    WorkedBreaks("A no-break space", "aa\u{A0}bb c", at: 50, ["aa\u{A0}bb", "c"]),
    WorkedBreaks("A no-break space", "a b\u{A0}c", at: 50, ["a b\u{A0}c"]),
    WorkedBreaks("A no-break space", "a b\u{A0}c", at: 49, ["a", "b\u{A0}c"]),
    WorkedBreaks("A word joiner", "a b\u{2060}c", at: 40, ["a b\u{2060}c"]),
    WorkedBreaks("A word joiner", "a b\u{2060}c", at: 39, ["a", "b\u{2060}c"]),
    WorkedBreaks("A zero-width space", "aaa\u{200B}bbb", at: 60, ["aaa\u{200B}bbb"]),
    WorkedBreaks("A zero-width space", "aaa\u{200B}bbb", at: 30, ["aaa\u{200B}", "bbb"]),
    WorkedBreaks("A slash", "aa/bb", at: 30, ["aa/", "bb"]),
    WorkedBreaks("A slash before digits", "a 1/2", at: 30, ["a", "1/2"]),
    WorkedBreaks("A hyphen", "aa-bb", at: 30, ["aa-", "bb"]),
    WorkedBreaks("A hyphen before digits", "a -12", at: 40, ["a", "-12"]),
    WorkedBreaks("A dash", "aa\u{2014}bb", at: 30, ["aa\u{2014}", "bb"]),
    WorkedBreaks("Brackets", "a (b) c", at: 30, ["a", "(b)", "c"]),
    WorkedBreaks("Ideographs", "一二三四五", at: 20, ["一二", "三四", "五"]),
    WorkedBreaks("An ideographic full stop", "一二。三", at: 20, ["一", "二。", "三"]),
    WorkedBreaks("Ideographs between words", "ab一二cd", at: 30, ["ab一", "二cd"]),
    WorkedBreaks("Hangul", "가나 다라", at: 40, ["가나 다", "라"]),
  ]

  @Test("Lines break where UAX #14 allows it, and as late as fits", arguments: words)
  func lines(_ worked: WorkedBreaks) throws {
    let text = PreparedText(worked.text, font: try .square())
    #expect(text.contents(forWidth: worked.width) == worked.lines)
    if let trailing = worked.trailing {
      #expect(text.lines(forWidth: worked.width).map(\.trailingWhitespaceWidth) == trailing)
    }
  }

  @Test("A line may be as wide as the room, and not a 65,536th of a point more")
  func lineFillsTheRoom() throws {
    let text = PreparedText("aa bb", font: try .square())
    #expect(text.lineCount(forWidth: 50) == 1)
    #expect(text.lineCount(forWidth: 50 - 1 / 65_536) == 2)
  }

  static let overlong: [WorkedBreaks] = [
    WorkedBreaks("One word", "WWWWWWWWWW", at: 35, ["WWW", "WWW", "WWW", "W"]),
    WorkedBreaks("One word", "WWWWWWWWWW", at: 5, Array(repeating: "W", count: 10)),
    WorkedBreaks("After a short one", "a bbbbbb c", at: 35, ["a", "bbb", "bbb", "c"]),
    WorkedBreaks("After a short one", "a bbbbbb c", at: 45, ["a", "bbbb", "bb c"]),
    WorkedBreaks("With a hyphen", "aa-bb", at: 20, ["aa", "-", "bb"]),
    WorkedBreaks("A no-break space", "aa\u{A0}bb", at: 40, ["aa\u{A0}b", "b"]),
    WorkedBreaks("A word joiner", "aa\u{2060}bb", at: 20, ["aa\u{2060}", "bb"]),
    WorkedBreaks(
      "Letters with marks",
      "e\u{301}e\u{301}e\u{301}",
      at: 10,
      Array(repeating: "e\u{301}", count: 3)
    ),
    WorkedBreaks(
      "Letters with marks",
      "e\u{301}e\u{301}e\u{301}",
      at: 25,
      ["e\u{301}e\u{301}", "e\u{301}"]
    ),
    WorkedBreaks("Flags", "🇩🇪🇫🇷", at: 25, ["🇩🇪", "🇫🇷"]),
  ]

  @Test("A word wider than the line breaks between grapheme clusters", arguments: overlong)
  func overlongWords(_ worked: WorkedBreaks) throws {
    let text = PreparedText(worked.text, font: try .square())
    #expect(text.contents(forWidth: worked.width) == worked.lines)
    #expect(text.lineCount(forWidth: worked.width) == worked.lines.count)
  }

  @Test(
    "A word wider than the line overflows where words are not broken, and later ones still wrap"
  )
  func unbrokenWords() throws {
    var options = MeasuringOptions()
    options.paragraphStyle.lineBreakMode = .byWholeWords
    let text = PreparedText("a bbbbbb c dd", font: try .square(), options: options)
    #expect(text.contents(forWidth: 35) == ["a", "bbbbbb", "c", "dd"])
    #expect(text.contents(forWidth: 40) == ["a", "bbbbbb", "c dd"])
    #expect(text.size(forWidth: 35) == Size(width: 60, height: 40))
    #expect(
      text.lines(forWidth: 35).map(\.end) == [.opportunity, .opportunity, .opportunity, .endOfText]
    )
    #expect(text.fit(width: 35) == .exceeds(width: 25, height: 0))
  }

  @Test("Every line says why it ended")
  func lineEnds() throws {
    let text = PreparedText("a bbbbbb c\nd\u{2028}e", font: try .square())
    let lines = text.lines(forWidth: 45)
    #expect(lines.map { text.text[$0.contentRange] } == ["a", "bbbb", "bb c", "d", "e"])
    #expect(lines.map(\.end) == [.opportunity, .overflow, .mandatory, .mandatory, .endOfText])
    #expect(lines.map(\.paragraph) == [0, 0, 0, 1, 1])
  }
}
