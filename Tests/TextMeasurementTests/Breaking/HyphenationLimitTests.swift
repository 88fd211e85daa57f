import Testing
import TextMeasurement

@Suite("Limits of hyphenation, with characters 10 pt wide")
struct HyphenationLimitTests {
  private func contents(
    _ text: String,
    _ width: Double,
    factor: Double = 1,
    lineLimit: Int = 0
  ) throws -> [String] {
    try HyphenationTests.text(text) {
      $0.hyphenation.factor = factor
      $0.hyphenation.lineLimit = lineLimit
    }.contents(forWidth: width)
  }

  @Test("A line that is full enough for the factor is not hyphenated")
  func factor() throws {
    // Without hyphenation the line is 50 pt wide of 80.
    #expect(try contents("xxxxx abxx", 80, factor: 1) == ["xxxxx a", "bxx"])
    #expect(try contents("xxxxx abxx", 80, factor: 0.63) == ["xxxxx a", "bxx"])
    #expect(try contents("xxxxx abxx", 80, factor: 0.625) == ["xxxxx", "abxx"])
    #expect(try contents("xxxxx abxx", 80, factor: 0) == ["xxxxx", "abxx"])
    #expect(try contents("xxxxx abxx", 80, factor: .nan) == ["xxxxx", "abxx"])
  }

  @Test("A word that begins its line is hyphenated at any factor")
  func firstWord() throws {
    #expect(try contents("xxabxx", 50, factor: 0.01) == ["xxa", "bxx"])
    #expect(try contents("xxabxx", 50, factor: 0) == ["xxabx", "x"])
  }

  @Test("More room never ends a line earlier")
  func moreRoom() throws {
    let text = try HyphenationTests.text("xx xaabab xx xaab") { $0.hyphenation.factor = 0.4 }
    var last = 0
    for width in stride(from: 1.0, through: 180, by: 1) {
      let end = text.lines(forWidth: width)[0].range.upperBound.utf8
      #expect(end >= last)
      last = end
    }
  }

  @Test("No more lines than the limit end with a hyphen one after another")
  func lineLimit() throws {
    #expect(try contents("xxabxxabxx", 50) == ["xxa", "bxxa", "bxx"])
    #expect(try contents("xxabxxabxx", 50, lineLimit: 1) == ["xxa", "bxxab", "xx"])
    #expect(try contents("xxabxxabxx", 50, lineLimit: 2) == ["xxa", "bxxa", "bxx"])
  }

  @Test("Past the limit a word is broken as one without hyphens")
  func pastLimit() throws {
    let text = try HyphenationTests.text("xabxabxab") { $0.hyphenation.lineLimit = 1 }
    let lines = text.lines(forWidth: 40)
    #expect(lines.map { String(text.text[$0.contentRange]) } == ["xa", "bxab", "xab"])
    #expect(lines.map(\.isHyphenated) == [true, false, false])
    #expect(lines.map(\.end) == [.opportunity, .overflow, .endOfText])
    // Words are whole from there on.
    #expect(text.minimumWidth == 90)
  }

  @Test("A soft hyphen counts for the limit and is not bound by it")
  func softHyphens() throws {
    let text = try HyphenationTests.text("xx\u{AD}xx\u{AD}xx xabxx") {
      $0.hyphenation.lineLimit = 1
    }
    let lines = text.lines(forWidth: 30)
    #expect(lines.map(\.isHyphenated) == [true, true, false, true, false])
  }

  @Test("A table of heights agrees with laying out where lines depend on those before")
  func table() throws {
    let words = "xabxab abab xxab ababab xab abxx xaabab"
    for (factor, limit) in [(1.0, 1), (1, 2), (0.7, 0), (0.5, 1)] {
      let text = try HyphenationTests.text(words) {
        $0.hyphenation.factor = factor
        $0.hyphenation.lineLimit = limit
      }
      let heights = text.heights(from: 1)
      for width in stride(from: 1.0, through: 400, by: 2.5) {
        #expect(heights.lineCount(forWidth: width) == text.lineCount(forWidth: width))
      }
      let narrowest = try #require(text.narrowestWidth(forLines: 4))
      #expect(text.lineCount(forWidth: narrowest) <= 4)
    }
  }
}
