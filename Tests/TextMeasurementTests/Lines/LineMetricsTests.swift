import TestFixtures
import Testing
import TextMeasurement

@Suite("Heights of lines")
struct LineMetricsTests {
  static let worked: [(font: String, policy: LineMetricsPolicy, metrics: [Double])] = [
    ("Square-Regular.ttf", .apple, [8, 2, 0]),
    ("SquareGap-Regular.ttf", .apple, [8, 2, 2]),
    ("SquareGap-Regular.ttf", .openType, [8, 2, 2]),
    ("SquareTypoOn-Regular.ttf", .apple, [9, 3, 1]),
    ("SquareTypoOn-Regular.ttf", .openType, [7, 2, 0.5]),
    ("SquareTypoOff-Regular.ttf", .openType, [9, 3, 1]),
    ("SquareHheaZero-Regular.ttf", .apple, [7.5, 2.5, 1]),
    ("SquareWinOnly-Regular.ttf", .apple, [8.5, 2.5, 0]),
    ("SquareNegGap-Regular.ttf", .apple, [8, 2, 0]),
  ]

  @Test(
    "Lines are as high as the policy says of the font, and leading lies below",
    arguments: worked
  )
  func policies(_ name: String, _ policy: LineMetricsPolicy, _ metrics: [Double]) throws {
    var options = MeasuringOptions()
    options.metrics = policy
    let text = PreparedText("aa bb", font: try .fixture(name, size: 10), options: options)
    let height = metrics.reduce(0, +)
    #expect(text.height(forWidth: 20) == 2 * height)
    let lines = text.lines(forWidth: 20)
    #expect(lines.map(\.lineHeight) == [height, height])
    #expect(lines.map(\.ascent) == [metrics[0], metrics[0]])
    #expect(lines.map(\.descent) == [metrics[1], metrics[1]])
    #expect(lines.map(\.leading) == [metrics[2], metrics[2]])
    #expect(lines.map(\.y) == [0, height])
    #expect(lines.map(\.baseline) == [metrics[0], height + metrics[0]])
    #expect(
      PreparedText("", font: try .fixture(name, size: 10), options: options)
        .height(forWidth: nil) == height
    )
  }

  @Test("A fallback makes its own line higher, and no other")
  func fallback() throws {
    let text = PreparedText("aa 漢b cc", font: try .squareWithTallFallback())
    let lines = text.lines(forWidth: 20)
    #expect(lines.map(\.lineHeight) == [10, 13, 10])
    #expect(lines.map(\.ascent) == [8, 9, 8])
    #expect(lines.map(\.y) == [0, 10, 23])
    #expect(lines.map(\.baseline) == [8, 19, 31])
    #expect(text.height(forWidth: 20) == 33)
    #expect(text.height(forWidth: nil) == 13)
  }

  @Test("A fallback is on the line that it stands on, whatever the width")
  func fallbackMoves() throws {
    let text = PreparedText("漢 aa\nbb 漢\n\ncc", font: try .squareWithTallFallback())
    #expect(text.lines(forWidth: nil).map(\.lineHeight) == [13, 13, 10, 10])
    #expect(text.lines(forWidth: 20).map(\.lineHeight) == [13, 10, 10, 13, 10, 10])
    #expect(text.height(forWidth: 20) == 66)
  }

  @Test("A line of a fallback alone is as high as that")
  func fallbackAlone() throws {
    // The fallback is less high than the primary font in every way.
    let font = try Font.fixture(
      "SquareVF.ttf",
      size: 10,
      cascade: FontCascade([.fixture("Square600-Regular.ttf", size: 10)])
    )
    var high = font
    high.variations = [FontVariation(.weight, value: 900)]
    high.weight = FontWeight(900)
    let lines = PreparedText("a\n漢", font: high).lines(forWidth: nil)
    #expect(lines.map(\.ascent) == [9, 8])
  }

  @Test("An empty line and the one after a final newline are as high as the primary font")
  func emptyLines() throws {
    var options = MeasuringOptions()
    options.countsFinalNewline = true
    let text = PreparedText("漢\n\n漢\n", font: try .squareWithTallFallback(), options: options)
    #expect(text.lines(forWidth: nil).map(\.lineHeight) == [13, 10, 13, 10])
  }

  @Test("A tab and a separator make no line higher", arguments: ["\t", "\u{2028}", "\u{85}", "\r"])
  func controls(_ control: String) throws {
    let text = PreparedText("a\(control)b\n漢", font: try .squareWithTallFallback())
    #expect(text.height(forWidth: nil) == (control == "\t" ? 23 : 33))
    // In the embedded cascade several families map controls that Inter does not.
    let mixed = "a\(control)b"
    let system = Font.system(size: 16)
    let plain = PreparedText(mixed, font: system)
    let fallback = PreparedText(mixed + "\u{2028}漢", font: system)
    #expect(fallback.lines(forWidth: nil)[0].lineHeight == plain.lines(forWidth: nil)[0].lineHeight)
  }
}
