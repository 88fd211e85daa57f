import TestFixtures
import Testing
import TextAnalysis
import Typography

@testable import TextMeasurement

@Suite("Laws of shaping at line ends")
struct ShapingLawTests {
  /// What two roundings to a layout unit for each run can make of a width, in layout units.
  static let roundingTolerance: Int64 = 4

  @Test("Each line is as wide as that line shaped alone with its context", arguments: Samples.all)
  func linesAreAsWideAsShapedAlone(_ sample: Sample) {
    guard !sample.text.contains("\t") else { return }
    var generator = SeededGenerator(seed: LineLawTests.seed)
    for font in LineLawTests.fonts {
      let text = PreparedText(sample.text, font: font, language: sample.language)
      for width in LineLawTests.widths(of: text, &generator) {
        for placed in text.placedLines(room: text.room(for: width)) {
          let paragraph = text.paragraphs[placed.paragraph]
          let alone = Self.widthShapedAlone(placed.span, paragraph)
          #expect(
            abs(alone - placed.span.width) <= Self.roundingTolerance,
            "\(font.familyName) at \(width): \(placed.span.start)..<\(placed.span.end)"
          )
        }
      }
    }
  }

  /// The width of a line whose parts of runs are shaped anew, whole.
  private static func widthShapedAlone(_ span: LineSpan, _ paragraph: Paragraph) -> Int64 {
    paragraph.reshaping { reshaping in
      var width: Int64 = 0
      for run in paragraph.runs where run.shaped.item.kind == .text {
        let start = max(run.start, span.start)
        let end = min(run.end, span.end)
        guard start < min(end, span.contentEnd) else { continue }
        width +=
          reshaping.width(of: run, start..<end, contentEnd: span.contentEnd).content
      }
      if span.showsHyphen {
        width += Hyphen(for: paragraph.runs[paragraph.runIndex(at: span.end - 1)]).advance
      }
      return max(0, width)
    }
  }
}
