import TestFixtures
import Testing
import TextMeasurement

@Suite("How high lines are")
struct LineHeightTests {
  private static func text(
    _ string: String,
    _ font: String = WorkedNumberTests.dejaVu,
    _ change: (inout ParagraphStyle) -> Void
  ) throws -> PreparedText {
    try WorkedNumberTests.text(string, font) { change(&$0.paragraphStyle) }
  }

  struct Trial: CustomTestStringConvertible {
    let id: String
    let multiple: Double
    let minimum: Double
    let maximum: Double
    let height: Double
    let baseline: Double
    var overlaps = false

    var testDescription: String { id }
  }

  static let trials = [
    Trial(id: "T046", multiple: 0, minimum: 30, maximum: 0, height: 30, baseline: 26.2265625),
    Trial(
      id: "T047",
      multiple: 0,
      minimum: 0,
      maximum: 12,
      height: 12,
      baseline: 8.2265625,
      overlaps: true
    ),
    Trial(
      id: "T048",
      multiple: 1.5,
      minimum: 0,
      maximum: 0,
      height: 27.9375,
      baseline: 24.1640625
    ),
    Trial(id: "T049", multiple: 2, minimum: 0, maximum: 30, height: 30, baseline: 26.2265625),
    Trial(id: "T050", multiple: 0, minimum: 30, maximum: 20, height: 30, baseline: 26.2265625),
    Trial(id: "T051", multiple: 1, minimum: 0, maximum: 0, height: 18.625, baseline: 14.8515625),
    Trial(id: "T051", multiple: 0, minimum: 0, maximum: 0, height: 18.625, baseline: 14.8515625),
    Trial(
      id: "lengths without sense",
      multiple: .nan,
      minimum: -4,
      maximum: -1,
      height: 18.625,
      baseline: 14.8515625
    ),
  ]

  @Test("A style makes lines higher or lower above the text", arguments: trials)
  func height(_ trial: Trial) throws {
    let text = try Self.text("Hello") {
      $0.lineHeightMultiple = trial.multiple
      $0.minimumLineHeight = trial.minimum
      $0.maximumLineHeight = trial.maximum
    }
    let line = try #require(text.lines(forWidth: nil).first)
    #expect(line.lineHeight == trial.height)
    #expect(line.baseline == trial.baseline)
    #expect(line.overlapsLineAbove == trial.overlaps)
    #expect(text.height(forWidth: nil) == trial.height)
  }

  @Test("Line spacing is between lines only (T052)")
  func lineSpacing() throws {
    let two = try Self.text("aaa bbb") { $0.lineSpacing = 4 }
    #expect(two.height(forWidth: 35) == 41.25)
    #expect(two.lines(forWidth: 35).map(\.y) == [0, 22.625])
    #expect(two.height(forWidth: nil) == 18.625)
    let paragraphs = try Self.text("aaa\nbbb") { $0.lineSpacing = 4 }
    #expect(paragraphs.height(forWidth: nil) == 41.25)
  }

  @Test("What is left between paragraphs adds up (T053, T054)")
  func paragraphSpacing() throws {
    let after = try Self.text("aaa\nbbb") { $0.spacingAfter = 20 }
    #expect(after.lines(forWidth: nil).map(\.y) == [0, 38.625])
    #expect(after.height(forWidth: nil) == 57.25)
    let both = try Self.text("aaa\nbbb") {
      $0.spacingAfter = 10
      $0.spacingBefore = 7
    }
    #expect(both.lines(forWidth: nil).map(\.y) == [0, 35.625])
  }

  @Test("A final newline that counts is a paragraph of its own")
  func extraLine() throws {
    let text = try WorkedNumberTests.text("aaa\n") {
      $0.countsFinalNewline = true
      $0.paragraphStyle.spacingAfter = 10
      $0.paragraphStyle.minimumLineHeight = 20
    }
    #expect(text.lines(forWidth: nil).map(\.y) == [0, 30])
    #expect(text.height(forWidth: nil) == 50)
  }

  @Test("A font's line gap counts if that is asked for (T055)")
  func fontLeading() throws {
    for (uses, height) in [(true, 19.2), (false, 16.0)] {
      let text = try WorkedNumberTests.text("Hello", "debian/DejaVuMathTeXGyre.ttf") {
        $0.usesFontLeading = uses
      }
      let line = try #require(text.lines(forWidth: nil).first)
      #expect(isClose(line.lineHeight, to: height))
      #expect(isClose(line.baseline, to: 12.672))
    }
  }

  @Test("Another face makes its line higher, unless heights are fixed (T056, T057)")
  func fallback() throws {
    // The first face reaches .8 em above and .2 em below the baseline; the second .9, .3 and .1.
    for (policy, heights) in [(LineHeightPolicy.natural, [10.0, 13]), (.fixed, [10, 10])] {
      var options = MeasuringOptions()
      options.paragraphStyle.lineHeightPolicy = policy
      let text = PreparedText("aa 漢字", font: try .squareWithTallFallback(), options: options)
      #expect(text.lines(forWidth: 25).map(\.lineHeight) == heights)
      #expect(text.height(forWidth: 25) == heights.reduce(0, +))
    }
  }
}
