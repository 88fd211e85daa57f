import Testing
import TextAnalysis

@Suite("Words and their places")
struct WordHyphenatorTests {
  /// Patterns that allow a hyphen between any two letters, with these as least prefix and suffix.
  private static func everywhere(
    _ prefix: Int = 1,
    _ suffix: Int = 1,
    more: String = ""
  ) throws -> HyphenationPatterns {
    let letters = "abcdefghijklmnopqrstuvwxyzäéж"
    let patterns = letters.map { "\($0)1" }.joined(separator: "\n")
    return try HyphenationPatterns(
      Array(
        "UTF-8\nLEFTHYPHENMIN \(prefix)\nRIGHTHYPHENMIN \(suffix)\n\(patterns)\n\(more)\n".utf8
      ),
      name: "everywhere"
    )
  }

  @Test("What is no letter ends a word")
  func ends() throws {
    let patterns = try Self.everywhere(2, 2)
    #expect(patterns.hyphenated("abcd") == "ab-cd")
    #expect(patterns.hyphenated("abc") == "abc")
    #expect(patterns.hyphenated("abc-abcd 12abcd3abc_abcd.") == "abc-ab-cd 12ab-cd3abc_ab-cd.")
    #expect(patterns.hyphenated("") == "")
    #expect(patterns.hyphenated("123 ...") == "123 ...")
  }

  @Test("A word that holds a soft hyphen is left alone, the others are not")
  func softHyphens() throws {
    let patterns = try Self.everywhere()
    #expect(patterns.hyphenated("abc\u{AD}de fg") == "abc\u{AD}de f-g")
    #expect(patterns.hyphenated("\u{AD}abc de") == "\u{AD}abc d-e")
  }

  @Test("An apostrophe is a letter if the patterns have one, and between letters alone")
  func apostrophes() throws {
    #expect(try Self.everywhere(2, 2).hyphenated("ab'cd") == "ab'cd")
    let patterns = try Self.everywhere(2, 2, more: "'2c")
    #expect(patterns.hyphenated("ab'cd") == "ab-'cd")
    #expect(patterns.hyphenated("'abcd'") == "'ab-cd'")
    #expect(patterns.hyphenated("ab\u{2019}cd").filter { $0 != "-" } == "ab\u{2019}cd")
  }

  @Test("Capitals count as small letters")
  func capitals() throws {
    let patterns = try Self.everywhere()
    #expect(patterns.hyphenated("ABÄЖ") == "A-B-Ä-Ж")
  }

  @Test("A grapheme cluster is never broken, and counts as one letter")
  func clusters() throws {
    let patterns = try Self.everywhere(2, 2)
    #expect(patterns.hyphenated("a\u{308}e\u{301}bc") == "a\u{308}e\u{301}-bc")
    // Marks that make no letter with their base.
    #expect(patterns.hyphenated("ab\u{323}\u{308}cd") == "ab\u{323}\u{308}cd")
    #expect(try Self.everywhere().hyphenated("b\u{325}c\u{325}") == "b\u{325}c\u{325}")
  }

  @Test("Of patterns that disagree the highest level holds, and odd levels allow a hyphen")
  func levels() throws {
    let patterns = try HyphenationPatterns(
      Array("\\patterns{a1b a2bc .a3bcd 4d.}".utf8),
      name: "levels"
    )
    #expect(patterns.minimumPrefix == 2)
    #expect(patterns.minimumSuffix == 3)
    #expect(patterns.hyphenated("xabxx") == "xa-bxx")
    #expect(patterns.hyphenated("xabcxx") == "xabcxx")
    #expect(patterns.hyphenated("abcdxx") == "abcdxx")
    let word = try HyphenationPatterns(
      Array("% typesetting:\n% left: 1\n% right: 1\n\\patterns{a1b a2bc .a3bcd 4d.}".utf8),
      name: "levels"
    )
    #expect(word.hyphenated("abcdxx") == "a-bcdxx")
    #expect(word.hyphenated("zabcd") == "zabcd")
  }

  @Test("A listed word is hyphenated as it is listed, whatever the patterns say")
  func listed() throws {
    let patterns = try HyphenationPatterns(
      Array("\\patterns{a1 b1 c1 d9}\\hyphenation{ab-cdab present}".utf8),
      name: "listed"
    )
    #expect(patterns.hyphenated("abcdab") == "ab-cdab")
    #expect(patterns.hyphenated("Abcdabx") == "Ab-c-d-abx")
    #expect(patterns.hyphenated("present") == "present")
  }

  // The example of the TeXbook, appendix H: these patterns match, and no other of plain TeX.
  @Test("The patterns of a known example give its places")
  func liang() throws {
    let patterns = try HyphenationPatterns(
      Array("\\patterns{hy3ph he2n hena4 hen5at 1na n2at 1tio 2io o2n}".utf8),
      name: "liang"
    )
    #expect(patterns.hyphenated("hyphenation") == "hy-phen-ation")
  }

  @Test("A word of more than 1,024 letters is left alone")
  func longWord() throws {
    let patterns = try Self.everywhere()
    let word = String(repeating: "a", count: 1024)
    #expect(patterns.hyphenated(word).utf8.count == 2047)
    #expect(patterns.hyphenated(word + "a") == word + "a")
    let longest = String(repeating: "a\u{325}", count: 1_000_000)
    #expect(patterns.hyphenated(longest + " ab").hasSuffix("a\u{325} a-b"))
  }
}
