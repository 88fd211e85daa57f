import TestFixtures
import Testing
import TextMeasurement

/// `p` has ink from .2 em below the baseline up to it, U+00C9 from it to .8 em above; other letters
/// have both.
@Suite("Ink, with characters 10 pt wide")
struct InkBoundsTests {
  static let oneLine: [(text: String, ink: Rect?)] = [
    ("p", Rect(x: 0, y: 8, width: 10, height: 2)),
    ("\u{C9}", Rect(x: 0, y: 0, width: 10, height: 8)),
    ("a", Rect(x: 0, y: 0, width: 10, height: 10)),
    ("p\u{C9}", Rect(x: 0, y: 0, width: 20, height: 10)),
    (" p ", Rect(x: 10, y: 8, width: 10, height: 2)),
    ("\tp", Rect(x: 28, y: 8, width: 10, height: 2)),
    ("", nil), ("  ", nil), ("\n", nil), ("\u{AD}\u{200B}\u{0}", nil),
  ]

  @Test("Ink is what is painted, not the line's box", arguments: oneLine)
  func singleLine(_ text: String, _ ink: Rect?) throws {
    #expect(PreparedText(text, font: try .square()).inkBounds(forWidth: nil) == ink)
  }

  @Test("Ink of several lines")
  func severalLines() throws {
    let text = PreparedText("\u{C9} ppp", font: try .square())
    #expect(text.inkBounds(forWidth: 30) == Rect(x: 0, y: 0, width: 30, height: 20))
    #expect(
      PreparedText("p\np", font: try .square()).inkBounds(forWidth: nil)
        == Rect(x: 0, y: 8, width: 10, height: 12)
    )
  }

  @Test("Ink of lines from right to left is flush with the widest line")
  func rightToLeft() throws {
    var options = MeasuringOptions()
    options.paragraphStyle.baseDirection = .rightToLeft
    let text = PreparedText("\u{C9} \u{C9}\u{C9}\u{C9} p", font: try .square(), options: options)
    #expect(text.inkBounds(forWidth: 30) == Rect(x: 0, y: 0, width: 30, height: 30))
    #expect(
      PreparedText("p bbb", font: try .square(), options: options).inkBounds(forWidth: 30)
        == Rect(x: 0, y: 8, width: 30, height: 12)
    )
    #expect(
      PreparedText("p\n   ", font: try .square(), options: options).inkBounds(forWidth: nil)
        == Rect(x: 0, y: 8, width: 10, height: 2)
    )
  }

  @Test("A mark is painted where its anchor puts it")
  func marks() throws {
    let text = PreparedText("a\u{310}", font: try .fixture("SquareFeatures-Regular.ttf", size: 10))
    #expect(text.idealSize == Size(width: 10, height: 10))
    #expect(text.inkBounds(forWidth: nil) == Rect(x: 0, y: -1, width: 10, height: 11))
  }

  @Test("Ink stands on the baseline of its line")
  func baseline() throws {
    let text = PreparedText("p 漢", font: try .squareWithTallFallback())
    #expect(
      PreparedText("p", font: try .fixture("SquareTypoOn-Regular.ttf", size: 10))
        .inkBounds(forWidth: nil) == Rect(x: 0, y: 9, width: 10, height: 2)
    )
    #expect(text.inkBounds(forWidth: nil) == Rect(x: 0, y: 1, width: 30, height: 10))
    #expect(text.inkBounds(forWidth: 10) == Rect(x: 0, y: 8, width: 10, height: 13))
  }

  @Test(
    "A hyphen that a line shows is painted, after the text from left to right and before it back"
  )
  func hyphen() throws {
    let font = try Font.square()
    let text = PreparedText("ab\u{AD}cd", font: font)
    let ink = try #require(text.inkBounds(forWidth: 30))
    #expect(ink == Rect(x: 0, y: 0, width: 30, height: 20))
    let dump = text.dump(forWidth: 30)
    #expect(dump.contains("run [4..<4) x 20 advance 10"))
    var options = MeasuringOptions()
    options.paragraphStyle.baseDirection = .rightToLeft
    let overridden = PreparedText("\u{202E}ΑΒ\u{AD}ΓΔ", font: font, options: options)
    #expect(overridden.dump(forWidth: 30).contains("run [9..<9) x 0 advance 10"))
    #expect(overridden.inkBounds(forWidth: 30) == Rect(x: 0, y: 0, width: 30, height: 20))
  }
}
