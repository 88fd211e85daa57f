import Testing
import TextAnalysis

@Suite("Compounds")
struct CompoundHyphenatorTests {
  /// Two levels of patterns, with all minimums 1 unless settings say otherwise.
  private func patterns(
    cutting compounds: String,
    words: String,
    settings: String = ""
  ) throws -> HyphenationPatterns {
    let lines = [
      "UTF-8", "LEFTHYPHENMIN 1", "RIGHTHYPHENMIN 1", settings,
      compounds.replacing(" ", with: "\n"), "NEXTLEVEL", words.replacing(" ", with: "\n"),
    ]
    return try HyphenationPatterns(
      Array(lines.joined(separator: "\n").utf8),
      name: "compounds.dic"
    )
  }

  // The tests of libhyphen 2.8: compound5 and compound6.
  @Test("The examples of libhyphen give what it says")
  func examples() throws {
    #expect(try patterns(cutting: ".post1", words: "e1 a1").hyphenated("postea") == "post-e-a")
    #expect(try patterns(cutting: "1que.", words: "e1").hyphenated("meaque") == "me-a-que")
  }

  // Cut after the 4th and the 9th letter. In xxxy a hyphen must be 3 from the cut and 2 from the
  // start of the word: none. In xxxxy it must be 2 from one cut and 3 from the other: after 2
  // letters. In xx it must be 2 from the cut: none.
  @Test("Parts keep minimums of their own at the cuts, and those of words at the ends")
  func minimums() throws {
    let patterns = try patterns(
      cutting: "y1x",
      words: "x1 y1",
      settings: """
        LEFTHYPHENMIN 2
        RIGHTHYPHENMIN 2
        COMPOUNDLEFTHYPHENMIN 2
        COMPOUNDRIGHTHYPHENMIN 3
        """
    )
    #expect(patterns.hyphenated("xxxyxxxxyxx") == "xxxy-xx-xxy-xx")
    #expect(patterns.minimumPrefix == 2)
    #expect(patterns.minimumSuffix == 2)
    // A cut is no nearer to the ends of the word than any hyphen.
    #expect(patterns.hyphenated("yxxx yyx") == "yxxx yyx")
  }

  @Test("A word that nothing cuts is hyphenated as with one level")
  func noCut() throws {
    let patterns = try patterns(
      cutting: "y1z",
      words: "x1 y1",
      settings: "COMPOUNDLEFTHYPHENMIN 3\nCOMPOUNDRIGHTHYPHENMIN 3"
    )
    #expect(patterns.hyphenated("xxxyx") == "x-x-x-y-x")
  }

  @Test("Edges of parts are edges of words for the patterns of words")
  func edges() throws {
    let patterns = try patterns(cutting: "o1k", words: ".ka1 1s.")
    #expect(patterns.hyphenated("kal bokal xkal soskal") == "ka-l bo-ka-l xkal soskal")
    #expect(patterns.hyphenated("boskos") == "bosko-s")
    #expect(patterns.hyphenated("bosoks") == "boso-k-s")
  }

  // .a1 cuts a|abbabb, then in its second part a|bbabb; no part is left for it in bbabb.
  @Test("A part is cut like a word of its own")
  func recursion() throws {
    let patterns = try patterns(cutting: ".a1", words: "b1")
    #expect(patterns.hyphenated("aabbabb") == "a-a-b-b-ab-b")
  }

  @Test("Cutting ends, even where a file cuts off letter by letter")
  func depth() throws {
    let patterns = try patterns(cutting: ".a1", words: "b1")
    let word = String(repeating: "a", count: 1000)
    #expect(patterns.hyphenated(word).hasPrefix("a-a-a-a-"))
    #expect(patterns.hyphenated(word).filter { $0 == "a" } == word)
    // After the last letter there is nothing to cut off.
    #expect(try self.patterns(cutting: "a1", words: "b1").hyphenated("bba") == "b-b-a")
  }

  @Test("Letters with marks count once from a cut")
  func clusters() throws {
    let patterns = try patterns(
      cutting: "y1b",
      words: "\u{325}1 c1 d1",
      settings: "COMPOUNDLEFTHYPHENMIN 2"
    )
    #expect(patterns.hyphenated("aayb\u{325}cdd") == "aay-b\u{325}c-d-d")
  }

  @Test("Settings after NEXTLEVEL change nothing, and a second NEXTLEVEL ends the file")
  func levels() throws {
    let patterns = try patterns(
      cutting: "y1x",
      words: "x1 RIGHTHYPHENMIN\t9 COMPOUNDLEFTHYPHENMIN\t9 NEXTLEVEL y1"
    )
    #expect(patterns.minimumSuffix == 1)
    #expect(patterns.hyphenated("xyxxyy") == "x-y-x-x-yy")
  }

  @Test("Patterns that cut compounds may be the only ones")
  func cutsAlone() throws {
    #expect(try patterns(cutting: "y1x", words: "").hyphenated("xxyxx") == "xxy-xx")
  }

  @Test("An apostrophe is a letter if a pattern of either level has one")
  func apostrophes() throws {
    #expect(try patterns(cutting: "'1a", words: "b1").hyphenated("bb'ab") == "b-b-'-ab")
  }
}
