import TestFixtures
import Testing
import TextMeasurement

@Suite("Lines from right to left, with characters 10 pt wide")
struct RightToLeftTests {
  @Test("Lines are flush with the right edge of the widest")
  func flushRight() throws {
    let lines = PreparedText("אב גדה ו", font: try .square()).lines(forWidth: 30)
    #expect(lines.map(\.width) == [20, 30, 10])
    #expect(lines.map(\.x) == [10, 0, 20])
    #expect(lines.map(\.trailingWhitespaceWidth) == [10, 10, 0])
  }

  @Test("Each paragraph is flush with its own side")
  func mixedParagraphs() throws {
    let lines = PreparedText("abc de\nאב\nf", font: try .square()).lines(forWidth: 30)
    #expect(lines.map(\.width) == [30, 20, 20, 10])
    #expect(lines.map(\.x) == [0, 0, 10, 0])
  }

  @Test("The direction can be said")
  func forcedDirection() throws {
    var options = MeasuringOptions()
    options.paragraphStyle.baseDirection = .rightToLeft
    let latin = PreparedText("a bbb", font: try .square(), options: options)
    #expect(latin.lines(forWidth: 30).map(\.x) == [20, 0])
    options.paragraphStyle.baseDirection = .leftToRight
    let hebrew = PreparedText("א בגד", font: try .square(), options: options)
    #expect(hebrew.lines(forWidth: 30).map(\.x) == [0, 0])
  }

  @Test("A text without direction is read from left to right")
  func neutral() throws {
    let lines = PreparedText("1 222", font: try .square()).lines(forWidth: 30)
    #expect(lines.map(\.x) == [0, 0])
  }

  @Test("Words break in logical order, whatever order they are seen in")
  func logicalOrder() throws {
    let text = PreparedText("ab אבג דה", font: try .square())
    #expect(text.contents(forWidth: 60) == ["ab אבג", "דה"])
    #expect(text.contents(forWidth: 30) == ["ab", "אבג", "דה"])
    let long = PreparedText("אבגדה", font: try .square())
    #expect(long.contents(forWidth: 20) == ["אב", "גד", "ה"])
    #expect(long.lines(forWidth: 20).map(\.x) == [0, 0, 10])
  }
}
