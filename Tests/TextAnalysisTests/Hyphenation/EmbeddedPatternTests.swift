import Foundation
import Testing
import TextAnalysis

@Suite("Embedded hyphenation patterns")
struct EmbeddedPatternTests {
  /// A word as another program hyphenates it by the same patterns.
  struct Word: Sendable, CustomTestStringConvertible {
    let language: String
    let hyphenated: String

    var testDescription: String { "\(language) \(hyphenated)" }

    /// The words of `words.tsv`.
    static let all: [Word] = {
      let file = Bundle.module.resourceURL?.appending(path: "HyphenationData/words.tsv")
      let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
      return text.split(separator: "\n").compactMap { row in
        let columns = row.split(separator: "\t")
        guard columns.count == 2, !row.hasPrefix("#") else { return nil }
        return Word(language: String(columns[0]), hyphenated: String(columns[1]))
      }
    }()
  }

  @Test("Words are hyphenated as Pyphen does by the same patterns", arguments: Word.all)
  func words(_ word: Word) throws {
    let patterns = try #require(HyphenationPatterns.embedded(language: word.language))
    let plain = word.hyphenated.replacing("-", with: "")
    #expect(patterns.hyphenated(plain) == word.hyphenated)
    let decomposed = plain.decomposedStringWithCanonicalMapping
    #expect(patterns.hyphenated(decomposed) == word.hyphenated)
  }

  @Test("There are words to compare with")
  func wordsAreThere() {
    #expect(Word.all.count > 80)
    #expect(
      Set(Word.all.map { $0.language.lowercased() }).isSubset(
        of: HyphenationPatterns.embeddedLanguages
      )
    )
  }

  // The exceptions of plain TeX, and the word that the TeXbook shows on page 453.
  @Test(
    "TeX's own words are hyphenated as in plain TeX",
    arguments: [
      "as-so-ciate", "dec-li-na-tion", "oblig-a-tory", "phil-an-thropic", "present", "projects",
      "reci-procity", "re-cog-ni-zance", "ref-or-ma-tion", "ret-ri-bu-tion", "ta-ble",
      "su-per-cal-ifrag-ilis-tic-ex-pi-ali-do-cious",
    ]
  )
  func plainTeX(_ word: String) throws {
    let patterns = try #require(HyphenationPatterns.embedded(language: "en-US"))
    #expect(patterns.hyphenated(word.replacing("-", with: "")) == word)
  }

  @Test(
    "A language without patterns of its own has those of its tag without the last subtag",
    arguments: [
      ("de-AT", "hyph-de-1996.tex"), ("DE_ch", "hyph-de-1996.tex"), ("en", "hyph-en-us.tex"),
      ("en-US", "hyph-en-us.tex"), ("en-gb-oxendict", "hyph-en-gb.tex"),
      ("sv-Latn-FI", "hyph-sv.tex"), ("fr-x-old", "hyph-fr.tex"), ("pt-BR", "hyph-pt.tex"),
    ]
  )
  func lookup(_ language: String, _ file: String) {
    #expect(HyphenationPatterns.embedded(language: language)?.name == file)
  }

  @Test(
    "A language that has none has none",
    arguments: ["", "-", "x", "ja", "den", "d", "und-de", String(repeating: "de-", count: 99)]
  )
  func unknown(_ language: String) {
    #expect(HyphenationPatterns.embedded(language: language) == nil)
  }

  @Test("Every embedded file can be read", arguments: HyphenationPatterns.embeddedLanguages)
  func readable(_ language: String) throws {
    let patterns = try #require(HyphenationPatterns.embedded(language: language))
    #expect((1...2).contains(patterns.minimumPrefix))
    #expect((2...3).contains(patterns.minimumSuffix))
    #expect(patterns == HyphenationPatterns.embedded(language: language))
  }
}
