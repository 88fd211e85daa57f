import TestFixtures
import Testing
import TextMeasurement

@Suite("Widths with the same lines")
struct SameLinesTests {
  static let bounds: [(width: Double?, range: Range<Double>)] = [
    (nil, 90 ..< .infinity), (90, 90 ..< .infinity), (75, 70..<90), (70, 70..<90),
    (65, 60..<70), (45, 40..<60), (0, 40..<60), (39, 30..<40), (25, 20..<30),
    (12, .leastNonzeroMagnitude..<20), (5, .leastNonzeroMagnitude..<20),
  ]

  @Test("Lines change where one more piece fits or one less, with characters 10 pt wide")
  func worked() throws {
    // At 70 aa bbbb | c, at 60 aa | bbbb c, at 40 aa | bbbb | c, at 30 aa | bbb | b c, at 20
    // aa | bb | bb | c, below that a letter a line.
    let text = PreparedText("aa bbbb c", font: try .square())
    for (width, range) in Self.bounds {
      #expect(text.widthsWithSameLines(forWidth: width) == range, "\(width ?? .nan)")
    }
  }

  @Test("A text without a break has the same line at every width")
  func noBreak() throws {
    let everything = Double.leastNonzeroMagnitude ..< .infinity
    for string in ["", " ", "a"] {
      let text = PreparedText(string, font: try .square())
      #expect(text.widthsWithSameLines(forWidth: 5) == everything)
    }
    var options = MeasuringOptions()
    options.paragraphStyle.lineBreakMode = .byWholeWords
    let text = PreparedText("aaa", font: try .square(), options: options)
    #expect(text.widthsWithSameLines(forWidth: 5) == everything)
  }

  @Test("Lines are the same within the widths, and others beside them", arguments: Samples.all)
  func bounds(_ sample: Sample) {
    var generator = SeededGenerator(seed: HeightLawTests.seed)
    for font in HeightLawTests.fonts {
      let text = PreparedText(sample.text, font: font, language: sample.language)
      for _ in 0..<4 {
        let width = Double.random(in: 1...text.idealSize.width + 20, using: &generator)
        expectBounds(of: text, at: width)
      }
    }
  }

  private func expectBounds(of text: PreparedText, at width: Double) {
    let ranges = text.lines(forWidth: width).map(\.range)
    let same = text.widthsWithSameLines(forWidth: width)
    let unit = HeightLawTests.unit
    func hasSame(_ width: Double) -> Bool { text.lines(forWidth: width).map(\.range) == ranges }
    #expect(same.contains(width))
    #expect(hasSame(same.lowerBound), "\(text.font.familyName) at \(width)")
    if same.lowerBound >= unit {
      #expect(!hasSame(same.lowerBound.nextDown), "\(text.font.familyName) at \(width)")
    }
    if same.upperBound < .infinity {
      #expect(hasSame(same.upperBound.nextDown), "\(text.font.familyName) at \(width)")
      #expect(!hasSame(same.upperBound), "\(text.font.familyName) at \(width)")
    }
  }
}
