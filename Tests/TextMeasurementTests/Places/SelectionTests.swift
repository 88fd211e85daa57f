import TextMeasurement
import TestFixtures
import Testing

@Suite("Selections, with characters 10 pt wide and lines 10 pt high")
struct SelectionTests {
  private func rects(_ text: PreparedText, _ range: Range<Int>, _ width: Double? = nil) -> [Rect] {
    text.selectionRects(
      for: TextOffset(utf8: range.lowerBound)..<TextOffset(utf8: range.upperBound),
      forWidth: width
    )
  }

  @Test("White space at the end of a line is selected")
  func lines() throws {
    let text = PreparedText("ab cd", font: try .square())
    #expect(
      rects(text, 1..<4, 25) == [
        Rect(x: 10, y: 0, width: 20, height: 10), Rect(x: 0, y: 10, width: 10, height: 10),
      ]
    )
    #expect(rects(text, 0..<99, 25).map(\.width) == [30, 20])
  }

  @Test("A selection of several directions has several rectangles, from left to right")
  func directions() throws {
    // Seen as a b ג ב א c.
    let text = PreparedText("abאבגc", font: try .square())
    #expect(rects(text, 1..<4).map(\.x) == [10, 40])
    #expect(rects(text, 1..<4).map(\.width) == [10, 10])
    #expect(rects(text, 0..<9).map(\.width) == [60])
    #expect(rects(text, 4..<9).map(\.x) == [20, 50])
  }

  @Test("T095: An empty selection has no rectangle")
  func empty() throws {
    let text = PreparedText("ab", font: try .square())
    #expect(rects(text, 1..<1) == [])
    #expect(rects(text, 2..<2) == [])
    #expect(rects(text, 5..<9) == [])
  }

  @Test("T094: An offset inside a grapheme cluster counts as its start")
  func clusters() throws {
    let text = PreparedText("ae\u{301}b", font: try .square())
    #expect(rects(text, 2..<4) == [Rect(x: 10, y: 0, width: 10, height: 10)])
    #expect(rects(text, 1..<3) == [])
  }

  @Test("A tab is selected as wide as it is, a newline has no width")
  func widths() throws {
    let text = PreparedText("a\tb\n\nc", font: try .square())
    #expect(rects(text, 1..<2).map(\.width) == [18])
    #expect(rects(text, 2..<5).map(\.width) == [10])
  }
}
