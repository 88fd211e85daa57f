import TextAnalysis
import TestFixtures
import Testing
import TextMeasurement

@Suite("Places of text that is left out")
struct TruncatedPlaceTests {
  /// One line of a square font of 10 points in a width of 50, with a star for what is left out.
  private static func places(_ string: String, _ mode: Truncation.Mode) throws -> TextPlaces {
    var truncation = Truncation(mode)
    truncation.token = "*"
    let text = PreparedText(string, font: try .square())
    return TextPlaces(
      of: text.limited(forWidth: 50, LineLimit(lineCount: 1, truncation: truncation))
    )
  }

  private static func x(_ offset: Int, _ places: TextPlaces) -> Double {
    places.caretRect(at: TextOffset(utf8: offset)).x
  }

  private static func range(_ range: Range<Int>) -> Range<TextOffset> {
    TextOffset(utf8: range.lowerBound)..<TextOffset(utf8: range.upperBound)
  }

  private static func selected(_ range: Range<Int>, _ places: TextPlaces) -> [[Double]] {
    places.selectionRects(for: self.range(range)).map { [$0.x, $0.width] }
  }

  @Test("At the tail the token is one cluster, as long as what it stands for")
  func tail() throws {
    let places = try Self.places("abcdefgh", .tail)
    #expect([0, 2, 4, 6, 8].map { Self.x($0, places) } == [0, 20, 40, 40, 50])
    #expect(Self.selected(3..<8, places) == [[30, 20]])
    #expect(Self.selected(3..<6, places) == [[30, 10]])
    let hits = [35.0, 41, 47, 70].map { places.offset(at: Point(x: $0, y: 5)) }
    #expect(hits.map(\.offset.utf8) == [4, 4, 8, 8])
    #expect(hits[2].cluster == Self.range(4..<8))
    let runs = places.runs(ofLine: 0)
    #expect(runs.map(\.range) == [Self.range(0..<4), Self.range(4..<8)])
    #expect(runs.map(\.x) == [0, 40])
    #expect(runs.map(\.width) == [40, 10])
  }

  @Test("In the middle text goes on after the token")
  func middle() throws {
    let places = try Self.places("abcdefgh", .middle)
    #expect([1, 2, 3, 6, 7, 8].map { Self.x($0, places) } == [10, 20, 20, 30, 40, 50])
    #expect(Self.selected(1..<7, places) == [[10, 30]])
    #expect(places.runs(ofLine: 0).map(\.range.lowerBound.utf8) == [0, 2, 6])
  }

  @Test("From right to left the token stands left of what is before it")
  func rightToLeft() throws {
    let tail = try Self.places("אבגדהוזח", .tail)
    #expect([0, 4, 8, 10, 16].map { Self.x($0, tail) } == [50, 30, 10, 10, 0])
    let middle = try Self.places("אבגדהוזח", .middle)
    #expect([0, 4, 12, 14, 16].map { Self.x($0, middle) } == [50, 30, 20, 10, 0])
    #expect(Self.selected(0..<12, middle) == [[20, 30]])
  }

  @Test("From right to left the tracking that hangs lies left of the line")
  func trackingFromTheRight() throws {
    var style = TextStyle(font: try .square())
    style.tracking = 2
    var truncation = Truncation(.head)
    truncation.token = "*"
    let text = PreparedText(StyledText("אבגדה", style: style))
    let limited = text.limited(forWidth: 50, LineLimit(lineCount: 1, truncation: truncation))
    // Three letters of 10 and two distances between them, then the token.
    #expect(limited.lines[0].width == 44)
    let runs = TextPlaces(of: limited).runs(ofLine: 0)
    #expect(runs.map(\.x) == [-2, 34])
    #expect(runs.map(\.width) == [36, 10])
  }

  @Test("Lines after the last belong to its end")
  func hiddenLines() throws {
    let places = try Self.places("ab\ncd\nef", .tail)
    let text = PreparedText("abcdefgh\n", font: try .square())
    let limit = LineLimit(lineCount: 1, truncation: Truncation(.tail))
    #expect(text.limited(forWidth: 50, limit).lines.map(\.end) == [.mandatory])
    #expect(places.lineCount == 1)
    #expect(Self.x(8, places) == Self.x(2, places))
    #expect(Self.selected(4..<8, places) == [])
  }

  @Test("White space in a token is as wide as it is")
  func spaceInToken() throws {
    var truncation = Truncation(.head)
    truncation.token = "* "
    let text = PreparedText("abcdefgh", font: try .square())
    let limited = text.limited(forWidth: 50, LineLimit(lineCount: 1, truncation: truncation))
    #expect(limited.lines[0].width == 50)
    #expect(limited.lines[0].truncation?.tokenWidth == 20)
    #expect(TextPlaces(of: limited).runs(ofLine: 0).map(\.width).reduce(0, +) == 50)
  }

  @Test("What is shown is as wide as without the white space that is left out")
  func keptKerning() throws {
    // A T is kerned with a space by -150 of 1000 units, and so is a space with a T.
    let font = try Font.fixture("SquareFeatures-Regular.ttf", size: 10)
    var truncation = Truncation(.head)
    truncation.token = "*"
    let text = PreparedText("abcT ", font: font)
    let limited = text.limited(forWidth: 30, LineLimit(lineCount: 1, truncation: truncation))
    guard limited.isTruncated else { return }
    #expect(limited.lines[0].width == 30)
  }

  @Test("A tree shows the token with what it stands for")
  func tree() throws {
    var truncation = Truncation(.middle)
    truncation.token = "*"
    let text = PreparedText("abcdefgh", font: try .square())
    let limited = text.limited(forWidth: 50, LineLimit(lineCount: 1, truncation: truncation))
    #expect(
      limited.dump() == """
        paragraph 0 [0..<8) ltr, 1 line
          line 0 [0..<8) width 50 trailing 0 baseline 8 height 10 text
            run [0..<2) x 0 advance 20 level 0 Latn Square
            token [2..<6) x 20 advance 10 *
            run [6..<8) x 30 advance 20 level 0 Latn Square
        """
    )
  }
}
