import TextAnalysis
import TestFixtures
import Testing
import TextMeasurement

@Suite("Lengths beyond all measure")
struct ExtremeLengthTests {
  @Test("Heights of many lines stay within the range", arguments: [1e300, .infinity])
  func heights(_ height: Double) throws {
    var options = MeasuringOptions()
    options.paragraphStyle.minimumLineHeight = height
    let paragraphs = PreparedText(
      String(repeating: "a\n", count: 5000),
      font: try .square(),
      options: options
    )
    #expect(paragraphs.heights.rows.map(\.lineCount) == [5000])
    #expect(paragraphs.heights.rows[0].height == paragraphs.height(forWidth: 100))
    options.paragraphStyle.firstLineIndent = 1
    let words = PreparedText(
      String(repeating: "a ", count: 5000),
      font: try .square(),
      options: options
    )
    #expect(words.heights.height(forWidth: 100) == words.height(forWidth: 100))
  }

  @Test("Tracking is at most 32,768 points either way", arguments: [1e300, -1e300, .nan])
  func tracking(_ tracking: Double) throws {
    var style = TextStyle(font: try .square())
    style.tracking = tracking
    let text = PreparedText(StyledText(String(repeating: "a ", count: 5000), style: style))
    let expected = tracking > 0 ? 9998 * 32_778.0 + 10 : tracking < 0 ? 0 : 99_990
    #expect(text.idealSize.width == expected)
  }

  @Test("Offsets and counts outside the text are taken as its ends")
  func offsets() throws {
    let text = PreparedText("abc\ndef", font: try .square())
    let places = TextPlaces(of: text, forWidth: 50)
    let all = TextOffset(utf8: .min)..<TextOffset(utf8: .max)
    #expect(places.selectionRects(for: all).map(\.width) == [30, 30])
    #expect(text.suggestedLineBreak(from: TextOffset(utf8: .min), width: 100) == 4)
    #expect(text.suggestedClusterBreak(from: TextOffset(utf8: -1), width: 20) == 2)
    var limit = LineLimit(lineCount: 1)
    limit.reservedLineCount = .min
    #expect(text.limited(forWidth: 50, limit).size.height == 10)
  }
}
