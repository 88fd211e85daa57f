import TextMeasurement
import TestFixtures
import Testing

@Suite("Suggested breaks")
struct SuggestedBreakTests {
  private let fox = "The quick brown fox jumps over the lazy dog"

  private func dejaVu(_ text: String) throws -> PreparedText {
    PreparedText(text, font: try .fixture("debian/DejaVuSans.ttf", size: 16))
  }

  @Test("T033: A line takes the words that fit, with the space after them")
  func words() throws {
    let text = try dejaVu(fox)
    #expect(text.suggestedLineBreak(from: TextOffset(utf8: 0), width: 100) == 10)
    #expect(text.suggestedLineBreak(from: TextOffset(utf8: 10), width: 100) == 10)
    #expect(text.suggestedLineBreak(from: TextOffset(utf8: 43), width: 100) == 0)
  }

  @Test("T034: A newline ends a line and belongs to it")
  func newlines() throws {
    let text = try dejaVu("ab\ncd")
    #expect(text.suggestedLineBreak(from: TextOffset(utf8: 0), width: 1_000) == 3)
    #expect(text.suggestedClusterBreak(from: TextOffset(utf8: 0), width: 1_000) == 3)
    #expect(text.suggestedLineBreak(from: TextOffset(utf8: 3), width: 1_000) == 2)
  }

  @Test("T035: A cluster break is at any cluster that fits")
  func clusters() throws {
    let text = try dejaVu("Hello")
    #expect(text.suggestedClusterBreak(from: TextOffset(utf8: 0), width: 20) == 1)
    #expect(text.suggestedClusterBreak(from: TextOffset(utf8: 0), width: 22) == 2)
    #expect(text.suggestedLineBreak(from: TextOffset(utf8: 0), width: 20) == 1)
  }

  @Test("A line can begin anywhere, with characters 10 pt wide")
  func anywhere() throws {
    let text = PreparedText("abcdef gh e\u{301}i", font: try .square())
    func line(_ start: Int, _ width: Double) -> Int {
      text.suggestedLineBreak(from: TextOffset(utf8: start), width: width)
    }
    func clusters(_ start: Int, _ width: Double) -> Int {
      text.suggestedClusterBreak(from: TextOffset(utf8: start), width: width)
    }
    #expect(line(2, 75) == 8)
    #expect(line(2, 40) == 5)
    #expect(line(2, 30) == 3)
    #expect(line(6, 30) == 4)
    #expect(clusters(2, 40) == 5)
    #expect(clusters(2, 50) == 5)
    #expect(clusters(2, 60) == 6)
    #expect(clusters(10, 10) == 3)
    #expect(clusters(11, 10) == 2)
    #expect(clusters(0, 1) == 1)
  }

  @Test("Tabs are part of a line")
  func tabs() throws {
    let text = PreparedText("a\tbc", font: try .square())
    func clusters(_ width: Double) -> Int {
      text.suggestedClusterBreak(from: TextOffset(utf8: 0), width: width)
    }
    #expect(clusters(20) == 2)
    #expect(clusters(38) == 3)
    #expect(clusters(48) == 4)
  }
}
