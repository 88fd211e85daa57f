import TestFixtures
import Testing
import TextMeasurement

@Suite("Tabs, whose stops are 28 pt apart")
struct TabTests {
  static let oneLine: [(text: String, width: Double, trailing: Double)] = [
    ("a\tb", 38, 0), ("\tb", 38, 0), ("\t\tb", 66, 0), ("aaa\tb", 66, 0),
    ("a\tb\tc", 66, 0), ("a\t", 10, 18), ("\t", 0, 28), ("\t\t", 0, 56), ("a \tb", 38, 0),
    ("a\tb c", 58, 0), ("a\tb ", 38, 10), ("ab\u{A0}\tb", 66, 0),
  ]

  @Test("A tab moves to the next stop", arguments: oneLine)
  func singleLine(_ text: String, _ width: Double, _ trailing: Double) throws {
    let lines = PreparedText(text, font: try .square()).lines(forWidth: nil)
    #expect(lines.map(\.width) == [width])
    #expect(lines.map(\.trailingWhitespaceWidth) == [trailing])
  }

  @Test("A tab at a stop moves to the one after it")
  func stopAtThePen() throws {
    // Two characters of 14 pt end at the first stop.
    #expect(PreparedText("aa\tb", font: try .square(size: 14)).idealSize.width == 56 + 14)
    #expect(PreparedText("aaaa\tb", font: try .square(size: 7)).idealSize.width == 56 + 7)
  }

  static let wrapped: [WorkedBreaks] = [
    WorkedBreaks("After the tab", "a\tb", at: 38, ["a\tb"]),
    WorkedBreaks("After the tab", "a\tb", at: 37, ["a", "b"], trailing: [18, 0]),
    WorkedBreaks("After the tab", "a\tb", at: 1, ["a", "b"], trailing: [18, 0]),
    WorkedBreaks(
      "Stops count from the line's start",
      "aaa\tb cc\td",
      at: 66,
      ["aaa\tb", "cc\td"],
      trailing: [10, 0]
    ),
    WorkedBreaks(
      "Before a long word",
      "a\tbbbbbb",
      at: 40,
      ["a", "bbbb", "bb"],
      trailing: [18, 0, 0]
    ),
    WorkedBreaks(
      "In a long word",
      "aaaaaa\tb",
      at: 30,
      ["aaa", "aaa", "b"],
      trailing: [0, 26, 0]
    ),
    WorkedBreaks("Many", "a\tb\tc\td", at: 70, ["a\tb\tc", "d"], trailing: [18, 0]),
    WorkedBreaks("Hanging", "aa bb\t\tcc", at: 50, ["aa bb", "cc"], trailing: [34, 0]),
  ]

  @Test("Lines break after tabs, and tabs at a line's end hang", arguments: wrapped)
  func wrappedLines(_ worked: WorkedBreaks) throws {
    let lines = PreparedText(worked.text, font: try .square()).lines(forWidth: worked.width)
    #expect(lines.map { String(worked.text[$0.contentRange]) } == worked.lines)
    if let trailing = worked.trailing {
      #expect(lines.map(\.trailingWhitespaceWidth) == trailing)
    }
  }

  @Test("A line after a wrapped one counts its own stops")
  func secondLine() throws {
    let lines = PreparedText("aaa\tb cc\td", font: try .square()).lines(forWidth: 66)
    #expect(lines.map(\.width) == [66, 38])
  }

  @Test("The minimum with tabs is the widest word")
  func minimum() throws {
    let text = PreparedText("a\tbbb\tcc", font: try .square())
    #expect(text.minimumWidth == 30)
    #expect(text.minimumSize == Size(width: 30, height: 30))
  }
}
