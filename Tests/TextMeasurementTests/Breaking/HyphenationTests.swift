import TestFixtures
import Testing
import TextMeasurement

@Suite("Hyphenation, with characters 10 pt wide")
struct HyphenationTests {
  /// A text whose words may be hyphenated between `a` and `b`.
  static func text(
    _ text: String,
    language: String? = nil,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> PreparedText {
    var options = MeasuringOptions()
    let file = "UTF-8\nLEFTHYPHENMIN 1\nRIGHTHYPHENMIN 1\na1b\n"
    options.paragraphStyle.hyphenation = .by(
      try HyphenationPatterns(Array(file.utf8), name: "a.dic")
    )
    change(&options.paragraphStyle)
    return PreparedText(text, font: try .square(), language: language, options: options)
  }

  @Test("A word is not hyphenated unless that is asked for")
  func off() throws {
    let text = PreparedText("Silbentrennung", font: try .square(), language: "de")
    #expect(text.minimumWidth == 140)
    #expect(ParagraphStyle().hyphenation == .none)
  }

  @Test("A line that ends in a word is a hyphen wider, and the text stays as it is")
  func used() throws {
    let text = try Self.text("xaabxx")
    let lines = text.lines(forWidth: 40)
    #expect(lines.map(\.width) == [40, 30])
    #expect(lines.map(\.isHyphenated) == [true, false])
    #expect(lines.map(\.end) == [.opportunity, .endOfText])
    #expect(lines.map(\.range.upperBound.utf8) == [3, 6])
    #expect(lines.map(\.trailingWhitespaceWidth) == [0, 0])
    #expect(text.size(forWidth: 40) == Size(width: 40, height: 20))
  }

  @Test("A hyphen inside a line is neither seen nor counted")
  func unused() throws {
    let text = try Self.text("xaabxx")
    #expect(text.idealSize == Size(width: 60, height: 10))
    #expect(text.lines(forWidth: 60).map(\.isHyphenated) == [false])
  }

  @Test("A line takes the last place that fits with its hyphen")
  func greedy() throws {
    let text = try Self.text("xx abab ab")
    #expect(text.contents(forWidth: 100) == ["xx abab ab"])
    #expect(text.contents(forWidth: 90) == ["xx abab", "ab"])
    #expect(text.contents(forWidth: 70) == ["xx abab", "ab"])
    #expect(text.contents(forWidth: 69) == ["xx a", "bab ab"])
    #expect(text.contents(forWidth: 50) == ["xx a", "bab", "ab"])
    #expect(text.contents(forWidth: 49) == ["xx", "abab", "ab"])
  }

  @Test("The widest piece counts the hyphen")
  func minimum() throws {
    #expect(try Self.text("xaabxx").minimumWidth == 40)
    #expect(try Self.text("aabxxxx").minimumWidth == 50)
  }

  @Test("A piece that its hyphen has no room beside stands without it")
  func noRoom() throws {
    let text = try Self.text("abx")
    let lines = text.lines(forWidth: 10)
    #expect(lines.map(\.width) == [10, 10, 10])
    #expect(lines.map(\.isHyphenated) == [false, false, false])
    #expect(lines.map(\.end) == [.overflow, .overflow, .endOfText])
    #expect(text.contents(forWidth: 20) == ["a", "bx"])
    #expect(text.lines(forWidth: 20).map(\.width) == [20, 20])
  }

  @Test("A word that holds a soft hyphen is hyphenated there alone")
  func softHyphen() throws {
    let text = try Self.text("abxx\u{AD}ab")
    #expect(text.contents(forWidth: 50) == ["abxx\u{AD}", "ab"])
    #expect(text.minimumWidth == 50)
  }

  @Test("The least prefix and suffix of the style come before those of the patterns")
  func minima() throws {
    let text = try Self.text("ababab") {
      $0.hyphenation.minimumPrefix = 2
      $0.hyphenation.minimumSuffix = 3
    }
    #expect(text.contents(forWidth: 55) == ["aba", "bab"])
    #expect(text.minimumWidth == 40)
  }

  @Test("Words are hyphenated by the patterns of their language")
  func language() throws {
    func contents(_ language: String?) throws -> [String] {
      try Self.text("Rechtschreibung", language: language) { $0.hyphenation = .byLanguage }
        .contents(forWidth: 120)
    }
    #expect(try contents("de-AT") == ["Rechtschrei", "bung"])
    #expect(try contents("xx") == ["Rechtschreib", "ung"])
    #expect(try contents(nil) == ["Rechtschreib", "ung"])
  }

  @Test("A word in several styles is one word, if they have one language")
  func styles() throws {
    let english = TextStyle(font: try .square(), language: "en")
    var big = english
    big.font.size = 20
    var german = english
    german.language = "de"
    func minimum(_ tail: TextStyle) -> Double {
      var style = ParagraphStyle()
      style.hyphenation = .byLanguage
      var text = StyledText("hyphen", style: english, paragraphStyle: style)
      text.append("ation", style: tail)
      return PreparedText(text).minimumWidth
    }
    #expect(minimum(big) == 100)
    // No hyphen of either language stands between the parts of two words.
    #expect(minimum(german) == 80)
  }

  @Test("Lines that break anywhere, or only where they must, are not hyphenated")
  func modes() throws {
    for mode in [LineBreakMode.byCharacters, .clipping] {
      let text = try Self.text("xaabxx") { $0.lineBreakMode = mode }
      #expect(text.lines(forWidth: 40).allSatisfy { !$0.isHyphenated })
    }
    let whole = try Self.text("xaabxx") { $0.lineBreakMode = .byWholeWords }
    #expect(whole.contents(forWidth: 20) == ["xaa", "bxx"])
  }

  @Test("Tracking stands before the hyphen, and nothing hangs")
  func tracking() throws {
    var style = TextStyle(font: try .square())
    style.tracking = 2
    let patterns = try Self.text("").options.paragraphStyle
    let text = PreparedText(StyledText("xaabxx", style: style, paragraphStyle: patterns))
    let lines = text.lines(forWidth: 46)
    #expect(lines.map(\.width) == [46, 34])
    #expect(lines.map(\.trailingWhitespaceWidth) == [0, 2])
  }
}
