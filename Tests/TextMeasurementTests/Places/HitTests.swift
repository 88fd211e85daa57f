import TextMeasurement
import TestFixtures
import Testing

@Suite("Hit tests, with characters 10 pt wide and lines 10 pt high")
struct HitTests {
  private func hit(_ text: PreparedText, _ x: Double, _ y: Double = 5, width: Double? = nil)
    -> TextHit
  {
    text.offset(at: Point(x: x, y: y), forWidth: width)
  }

  @Test("T096: Beside a line the nearest end is hit")
  func beside() throws {
    let text = PreparedText("Hello", font: try .fixture("debian/DejaVuSans.ttf", size: 16))
    let left = hit(text, -3)
    #expect(left.offset.utf8 == 0)
    #expect(left.fraction == 0)
    #expect(left.affinity == .downstream)
    #expect(!left.isInside)
    let right = hit(text, 200)
    #expect(right.offset.utf8 == 5)
    #expect(right.cluster == TextOffset(utf8: 4)..<TextOffset(utf8: 5))
    #expect(right.fraction == 1)
    #expect(!right.isInside)
  }

  @Test("T098: The first half of a glyph is its start, the last its end")
  func halves() throws {
    let text = PreparedText("Hello", font: try .fixture("debian/DejaVuSans.ttf", size: 16))
    let carets = TextPlaces(of: text, forWidth: nil).caretOffsets(ofLine: 0)
    for (left, right) in zip(carets, carets.dropFirst()) {
      let width = right.x - left.x
      let first = hit(text, left.x + width / 4)
      #expect(first.fraction < 0.5)
      #expect(first.offset == left.offset)
      #expect(first.affinity == .downstream)
      let last = hit(text, left.x + width * 3 / 4)
      #expect(last.fraction > 0.5)
      #expect(last.offset == right.offset)
      #expect(last.affinity == .upstream)
      #expect(last.cluster == left.offset..<right.offset)
      #expect(last.isInside)
    }
  }

  @Test("From right to left the first half is the right one")
  func rightToLeft() throws {
    let text = PreparedText("אב", font: try .square())
    #expect(hit(text, 18).offset.utf8 == 0)
    #expect(hit(text, 12).offset.utf8 == 2)
    #expect(isClose(hit(text, 12).fraction, to: 0.8))
    #expect(hit(text, 2).offset.utf8 == 4)
    #expect(hit(text, -2).offset.utf8 == 4)
    #expect(hit(text, 22).offset.utf8 == 0)
  }

  @Test("Above, below and between lines the nearest is hit")
  func vertically() throws {
    var options = MeasuringOptions()
    options.paragraphStyle.lineSpacing = 6
    let text = PreparedText("ab cd", font: try .square(), options: options)
    #expect(hit(text, 11, -50, width: 25).offset.utf8 == 1)
    #expect(!hit(text, 11, -50, width: 25).isInside)
    #expect(hit(text, 11, 12.9, width: 25).line == 0)
    #expect(hit(text, 11, 13, width: 25).line == 1)
    #expect(!hit(text, 11, 13, width: 25).isInside)
    #expect(hit(text, 11, 16, width: 25).isInside)
    #expect(hit(text, 11, 99, width: 25).offset.utf8 == 4)
  }

  @Test("The affinity of a hit leads back to its line")
  func affinity() throws {
    let text = PreparedText("ab cd", font: try .square())
    let end = hit(text, 99, 5, width: 25)
    let start = hit(text, -1, 15, width: 25)
    #expect(end.offset == start.offset)
    #expect([end.affinity, start.affinity] == [.upstream, .downstream])
    #expect(text.caretRect(at: end.offset, affinity: end.affinity, forWidth: 25).y == 0)
    #expect(text.caretRect(at: start.offset, affinity: start.affinity, forWidth: 25).y == 10)
  }

  @Test("A point on a caret at a boundary hits the offset that it is the primary caret of")
  func boundaries() throws {
    let text = PreparedText("abאבגc", font: try .square())
    #expect(hit(text, 20).offset.utf8 == 2)
    #expect(hit(text, 21).offset.utf8 == 8)
    #expect(hit(text, 49).offset.utf8 == 2)
    #expect(hit(text, 50).offset.utf8 == 8)
  }

  @Test("An empty line has one place")
  func empty() throws {
    let places = TextPlaces(of: PreparedText("a\n\nb", font: try .square()), forWidth: nil)
    let hit = places.offset(at: Point(x: 40, y: 15))
    #expect(hit.offset.utf8 == 2)
    #expect(hit.cluster.isEmpty)
    #expect(!hit.isInside)
  }

  @Test("Points that make no sense are answered too")
  func senseless() throws {
    let text = PreparedText("ab", font: try .square())
    #expect(hit(text, .nan, .nan).offset.utf8 == 0)
    #expect(hit(text, .infinity, -.infinity).offset.utf8 == 2)
  }
}
