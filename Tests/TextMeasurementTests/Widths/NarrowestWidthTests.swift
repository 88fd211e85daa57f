import TestFixtures
import Testing
import TextMeasurement

@Suite("The narrowest width for lines or a height, with characters 10 pt wide")
struct NarrowestWidthTests {
  @Test("The narrowest width for so many lines is the widest of them")
  func lines() throws {
    let text = PreparedText("aa bbbb c", font: try .square())
    #expect(text.narrowestWidth(forLines: 0) == nil)
    #expect(text.narrowestWidth(forLines: 1) == 90)
    #expect(text.narrowestWidth(forLines: 2) == 60)
    #expect(text.narrowestWidth(forLines: 3) == 40)
    #expect(text.narrowestWidth(forLines: 100) == 40)
  }

  @Test("Words are broken only if widths below the minimum are asked for")
  func brokenWords() throws {
    let text = PreparedText("aa bbbb c", font: try .square())
    let tiny = Double.leastNonzeroMagnitude
    #expect(text.narrowestWidth(forLines: 3, from: tiny) == 30)
    #expect(text.narrowestWidth(forLines: 4, from: tiny) == 20)
    #expect(text.narrowestWidth(forLines: 6, from: tiny) == 20)
    #expect(text.narrowestWidth(forLines: 7, from: tiny) == tiny)
    #expect(text.narrowestWidth(forLines: 2, from: 65) == 65)
  }

  @Test("Paragraphs have a line each at least")
  func paragraphs() throws {
    let text = PreparedText("aa bb\ncccc", font: try .square())
    #expect(text.narrowestWidth(forLines: 1) == nil)
    #expect(text.narrowestWidth(forLines: 2) == 50)
    #expect(text.narrowestWidth(forLines: 3) == 40)
  }

  @Test("The narrowest width for a height is found though a wider one may be higher")
  func heights() throws {
    let text = PreparedText("aaa 漢 漢", font: try .squareWithTallFallback())
    #expect(text.narrowestWidth(forHeight: 26) == 30)
    #expect(text.narrowestWidth(forHeight: 23) == 30)
    #expect(text.narrowestWidth(forHeight: 22.9) == 70)
    #expect(text.narrowestWidth(forHeight: 12.9) == nil)
    #expect(text.narrowestWidth(forHeight: .nan) == nil)
    #expect(text.narrowestWidth(forHeight: .infinity) == 30)
    let plain = PreparedText("aa bbbb c", font: try .square())
    #expect(plain.narrowestWidth(forHeight: 29) == 60)
    #expect(plain.narrowestWidth(forHeight: 20) == 60)
    #expect(plain.narrowestWidth(forHeight: 19.99) == 90)
    #expect(plain.narrowestWidth(forHeight: 9.99) == nil)
  }

  @Test("A balanced text has as many lines, of like length")
  func balance() throws {
    let text = PreparedText("aa bb cc dd ee", font: try .square())
    #expect(text.contents(forWidth: 110) == ["aa bb cc dd", "ee"])
    #expect(text.balancedWidth(forWidth: 110) == 80)
    #expect(text.contents(forWidth: 80) == ["aa bb cc", "dd ee"])
    #expect(text.balancedWidth(forWidth: nil) == 140)
    #expect(text.balancedWidth(forWidth: 0) == 20)
  }

  @Test("Balance breaks no word that is whole, and words that are broken further")
  func balanceOfWords() throws {
    let text = PreparedText("aaaaaaaa b", font: try .square())
    #expect(text.balancedWidth(forWidth: 90) == 80)
    #expect(text.contents(forWidth: 70) == ["aaaaaaa", "a b"])
    #expect(text.balancedWidth(forWidth: 70) == 50)
    #expect(text.contents(forWidth: 50) == ["aaaaa", "aaa b"])
  }

  @Test("The widths found are those of the table of heights", arguments: Samples.all)
  func agreement(_ sample: Sample) {
    for font in HeightLawTests.fonts {
      let text = PreparedText(sample.text, font: font, language: sample.language)
      let rows = text.heights.rows
      for limit in Set(rows.map(\.lineCount)) {
        let expected = rows.first { $0.lineCount <= limit }?.narrowestWidth
        #expect(text.narrowestWidth(forLines: limit) == expected, "\(font.familyName), \(limit)")
      }
      for limit in Set(rows.map(\.height)) {
        let expected = rows.first { $0.height <= limit }?.narrowestWidth
        #expect(text.narrowestWidth(forHeight: limit) == expected, "\(font.familyName), \(limit)")
      }
    }
  }
}
