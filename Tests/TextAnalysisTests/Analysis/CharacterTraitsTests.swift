import Testing
import TextAnalysis

@Suite("Traits of a text")
struct CharacterTraitsTests {
  private let analyzer = TextAnalyzer()

  @Test(
    "Texts have the traits listed",
    arguments: [
      ("", .isASCII),
      ("abc 123\r\n\u{0B}\u{0C}", .isASCII),
      ("a\tb", [.isASCII, .containsTabs]),
      ("a\u{0}", [.isASCII, .containsControls]),
      ("\u{1B}[0m", [.isASCII, .containsControls]),
      ("\u{7F}", [.isASCII, .containsControls]),
      ("é", []),
      ("é\t", .containsTabs),
      ("é\u{1}", .containsControls),
      ("\u{85}", []),
      ("\u{84}", .containsControls),
      ("א", .containsRightToLeft),
      ("ا", .containsRightToLeft),
      ("١", .containsRightToLeft),
      ("\u{202B}", [.containsRightToLeft, .containsDefaultIgnorables]),
      ("\u{2067}", [.containsRightToLeft, .containsDefaultIgnorables]),
      ("\u{200E}", .containsDefaultIgnorables),
      ("\u{AD}", [.containsSoftHyphens, .containsDefaultIgnorables]),
      ("\u{200B}", .containsDefaultIgnorables),
      ("e\u{301}", .containsMarks),
      ("का", .containsMarks),
      ("😀", .containsEmojiCandidates),
      ("©", .containsEmojiCandidates),
      (
        "1\u{FE0F}\u{20E3}",
        [
          .containsEmojiCandidates, .containsMarks, .containsDefaultIgnorables,
        ]
      ),
      (
        "\u{2603}\u{FE0E}",
        [
          .containsEmojiCandidates, .containsMarks, .containsDefaultIgnorables,
        ]
      ),
      ("🇩🇪", .containsEmojiCandidates),
      ("日本語", []),
    ] as [(String, CharacterTraits)]
  )
  func table(text: String, expected: CharacterTraits) {
    #expect(analyzer.analysis(of: text).traits == expected)
  }

  @Test("More than 1,024 marks in a row are noticed, and not fewer")
  func longMarkRuns() {
    let marks = String(repeating: "\u{301}", count: 1024)
    #expect(!analyzer.analysis(of: "e" + marks).traits.contains(.containsLongMarkRuns))
    #expect(analyzer.analysis(of: "e" + marks + "\u{302}").traits.contains(.containsLongMarkRuns))
    let apart = analyzer.analysis(of: "e" + marks + "e" + marks + " ").traits
    #expect(!apart.contains(.containsLongMarkRuns))
  }
}
