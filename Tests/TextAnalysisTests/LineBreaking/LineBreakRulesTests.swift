import Testing
import TextAnalysis

@Suite("Line breaks by language and rules")
struct LineBreakRulesTests {
  private let analyzer = TextAnalyzer()

  @Test("Japanese may begin a line with a small kana unless rules are strict")
  func strictness() {
    let text = "ちょっと"
    func pieces(_ strictness: LineBreakStrictness, _ language: String?) -> [String] {
      analyzer.pieces(of: text, language: language, rules: LineBreakRules(strictness: strictness))
    }
    #expect(pieces(.strict, "ja") == ["ちょっ", "と"])
    #expect(pieces(.normal, "ja") == ["ち", "ょ", "っ", "と"])
    #expect(pieces(.loose, "ja") == ["ち", "ょ", "っ", "と"])
    #expect(pieces(.automatic, "ja") == ["ち", "ょ", "っ", "と"])
    #expect(pieces(.automatic, nil) == ["ちょっ", "と"])
    #expect(pieces(.automatic, "en") == ["ちょっ", "と"])
    #expect(pieces(.automatic, "ja-JP-u-lb-strict") == ["ちょっ", "と"])
    #expect(pieces(.loose, "ja-JP-u-lb-strict") == ["ち", "ょ", "っ", "と"])
  }

  @Test(
    "Keeping all keeps words whole and breaks between them",
    arguments: [
      ("한국어 텍스트", ["한국어 ", "텍스트"]),
      ("日本語、テキスト。次", ["日本語、", "テキスト。", "次"]),
      ("日本語2024年", ["日本語2024年"]),
      ("日本 語", ["日本 ", "語"]),
      ("日\u{200B}本", ["日\u{200B}", "本"]),
      ("日\u{AD}本", ["日\u{AD}", "本"]),
      ("co-op 日-本", ["co-", "op ", "日-", "本"]),
      ("か\u{3099}く", ["か\u{3099}く"]),
      ("𠀀𠀁𠀂", ["𠀀𠀁𠀂"]),
      ("日\u{2028}本", ["日\u{2028}", "本"]),
      ("日々コーヒー", ["日々コーヒー"]),
      ("ab cd", ["ab ", "cd"]),
      ("", []),
    ] as [(String, [String])]
  )
  func keepAll(text: String, expected: [String]) {
    let rules = LineBreakRules(keepsAll: true)
    #expect(analyzer.pieces(of: text, language: "ja", rules: rules) == expected)
  }

  @Test("Keeping all does not keep words of a script with a dictionary together")
  func keepAllDictionary() {
    let text = "ภาษาไทยง่าย"
    let plain = analyzer.pieces(of: text, language: "th")
    let kept = analyzer.pieces(of: text, language: "th", rules: LineBreakRules(keepsAll: true))
    #expect(plain.count > 1)
    #expect(kept == plain)
  }

  @Test("Without keeping all, ideographs and syllables break one by one")
  func breaksAll() {
    #expect(analyzer.pieces(of: "日本語、次") == ["日", "本", "語、", "次"])
    #expect(analyzer.pieces(of: "한국어", language: "ko") == ["한", "국", "어"])
  }

  @Test("Line break characters are mandatory and the end of a text is not")
  func mandatory() {
    let found = analyzer.analysis(of: "a\u{2028}b\u{0B}c\u{0C}d\r\ne\rf\ng\u{85}h i").opportunities
    let expected = [
      (4, true), (6, true), (8, true), (11, true), (13, true), (15, true), (18, true),
      (20, false), (21, false),
    ]
    #expect(found == expected.map { BreakOpportunity(offset: $0.0, isMandatory: $0.1) })
    for end in ["\n", "\r", "\r\n", "\u{85}", "\u{2029}", "\u{2028}", "\u{0B}", "\u{0C}"] {
      let text = "abc" + end
      let last = BreakOpportunity(offset: text.utf8.count, isMandatory: true)
      #expect(analyzer.analysis(of: text).opportunities == [last])
    }
    #expect(analyzer.analysis(of: "").opportunities == [])
  }

  @Test(
    "A language tag without sense gives the root rules",
    arguments: [
      "", "-", "_", "xx", "zz-ZZ", "garbage!!", "\u{0}", "日本", "ja\u{0}", "12345678901234567890",
      String(repeating: "a-", count: 400), "x-", "en--US", "@lb=loose", "C", "POSIX", "i-default",
    ]
  )
  func garbage(language: String) {
    let text = "ちょっと see-saw สวัสดีชาวโลก"
    #expect(
      analyzer.pieces(of: text, language: language) == analyzer.pieces(of: text, language: nil)
    )
    let strict = LineBreakRules(strictness: .strict)
    #expect(analyzer.pieces(of: text, language: language, rules: strict).first == "ちょっ")
  }

  @Test("A locale name with underscores and an encoding is read as far as it goes")
  func localeNames() {
    #expect(analyzer.pieces(of: "ちょ", language: "ja_JP") == ["ち", "ょ"])
    #expect(analyzer.pieces(of: "ちょ", language: "JA-jp") == ["ち", "ょ"])
  }

  @Test("More languages than are kept still break by their own rules")
  func manyLanguages() {
    let languages = (0..<40).map { "a" + String(UnicodeScalar(UInt8(0x61 + $0 % 26))) + "-x\($0)" }
    for language in languages + languages {
      #expect(analyzer.pieces(of: "ちょ", language: language) == ["ちょ"])
      #expect(analyzer.pieces(of: "ちょ", language: "ja") == ["ち", "ょ"])
    }
  }
}
