import Testing
import TextAnalysis

@Suite("Line breaks from dictionaries")
struct DictionaryBreakTests {
  @Test(
    "Thai, Lao, Khmer and Burmese break between words",
    arguments: [
      ("th", ["สวัสดี", "ชาว", "โลก"]),
      ("lo", ["ສະບາຍດີ", "ຊາວໂລກ"]),
      ("km", ["សួស្តី", "ពិភពលោក"]),
      ("my", ["မင်္ဂလာ", "ပါ", "ကမ္ဘာ", "လောက"]),
    ] as [(String, [String])]
  )
  func words(language: String, expected: [String]) {
    let analyzer = TextAnalyzer()
    let text = expected.joined()
    let found = analyzer.pieces(of: text, language: language)
    #expect(found.joined() == text)
    // Every language has every dictionary.
    #expect(analyzer.pieces(of: text, language: nil) == found)
    if Deviations.areKnown {
      #expect(found == expected)
    } else {
      print("Dictionary of \(language): words not compared, ICU is another")
      #expect(found.count > 1)
    }
  }
}
