import TestFixtures
import Testing
import TextMeasurement

@Suite("Laws of heights at every width")
struct HeightLawTests {
  static let seed: UInt64 = 20_250_211

  /// One unit of length: widths that differ by less are the same.
  static let unit = 1 / 65_536.0

  static let fonts: [Font] = [
    .system(size: 17), (try? Font("Noto Sans", size: 15)) ?? .system(size: 15),
    (try? .fixture("SquareFeatures-Regular.ttf", size: 10)) ?? .system(size: 10),
  ]

  @Test("The table agrees with laying out, at its bounds and between", arguments: Samples.all)
  func table(_ sample: Sample) {
    for font in Self.fonts {
      let text = PreparedText(sample.text, font: font, language: sample.language)
      expectAgreement(text.heights, text)
    }
  }

  @Test(
    "So it does where words are broken",
    arguments: Samples.odd + Samples.declaration.map(\.beginning)
  )
  func brokenWords(_ sample: Sample) {
    for font in Self.fonts {
      let text = PreparedText(sample.text, font: font, language: sample.language)
      expectAgreement(text.heights(from: .leastNonzeroMagnitude), text)
    }
  }

  @Test("So it does where words are not broken", arguments: Samples.odd)
  func wholeWords(_ sample: Sample) {
    var options = MeasuringOptions()
    options.paragraphStyle.lineBreakMode = .byWholeWords
    let text = PreparedText(
      sample.text,
      font: Self.fonts[0],
      language: sample.language,
      options: options
    )
    expectAgreement(text.heights(from: .leastNonzeroMagnitude), text)
  }

  @Test(
    "So it does where words are hyphenated",
    arguments: Samples.odd + Samples.declaration.map(\.beginning)
  )
  func hyphenated(_ sample: Sample) {
    var generator = SeededGenerator(seed: Self.seed)
    for font in Self.fonts + Self.fonts {
      var options = MeasuringOptions()
      options.paragraphStyle.hyphenation = StyleLawTests.hyphenation(&generator)
      let text = PreparedText(
        sample.text,
        font: font,
        language: sample.language,
        options: options
      )
      expectAgreement(text.heights(from: .leastNonzeroMagnitude), text)
    }
  }

  private func expectAgreement(_ heights: HeightTable, _ text: PreparedText) {
    var generator = SeededGenerator(seed: Self.seed)
    let rows = heights.rows
    for (index, row) in rows.enumerated() {
      let next = index + 1 < rows.count ? rows[index + 1].narrowestWidth : row.narrowestWidth + 99
      let inside = Double.random(in: row.narrowestWidth..<next, using: &generator)
      for width in [row.narrowestWidth, row.narrowestWidth + Self.unit, next - Self.unit, inside]
      where width >= row.narrowestWidth && width < next {
        let count = text.lineCount(forWidth: width)
        #expect(count == row.lineCount, "seed \(Self.seed): \(text.font.familyName) at \(width)")
        #expect(text.height(forWidth: width) == row.height, "\(text.font.familyName) at \(width)")
        #expect(heights.row(forWidth: width) == row)
      }
      guard index > 0 else { continue }
      #expect(rows[index - 1].narrowestWidth < row.narrowestWidth)
      #expect(rows[index - 1].lineCount != row.lineCount || rows[index - 1].height != row.height)
    }
  }
}

extension Sample {
  /// Its first letters.
  fileprivate var beginning: Sample {
    Sample(language: language, text: String(text.prefix(40)))
  }
}
