import TestFixtures
import Testing
import TextMeasurement

@Suite("Heights at every width, with characters 10 pt wide")
struct HeightTableTests {
  typealias Row = WorkedTable.Row

  static let tables: [WorkedTable] = [
    WorkedTable("One word", "aaa", [Row(30, 1, 10)]),
    WorkedTable("Three words", "aa bbbb c", [Row(40, 3, 30), Row(60, 2, 20), Row(90, 1, 10)]),
    WorkedTable("Nothing", "", [Row(0, 1, 10)]),
    WorkedTable("White space alone", "  ", [Row(0, 1, 10)]),
    WorkedTable("White space at the end", "aa b ", [Row(20, 2, 20), Row(40, 1, 10)]),
    WorkedTable("Two paragraphs", "aa bb\ncccc", [Row(40, 3, 30), Row(50, 2, 20)]),
    WorkedTable("Two alike", "a b\nc d", [Row(10, 4, 40), Row(30, 2, 20)]),
    WorkedTable("A line separator", "aa b\u{2028}c", [Row(20, 3, 30), Row(40, 2, 20)]),
    WorkedTable("Ideographs", "一二三", [Row(10, 3, 30), Row(20, 2, 20), Row(30, 1, 10)]),
    WorkedTable("A soft hyphen", "aa\u{AD}bb", [Row(30, 2, 20), Row(40, 1, 10)]),
    WorkedTable("A tab", "a\tb", [Row(10, 2, 20), Row(38, 1, 10)]),
    WorkedTable(
      "Lines that grow and stay as many",
      "aa b cc dd e",
      // aa b | cc | dd e, then aa b | cc dd | e, both three lines, then aa b cc | dd e.
      [Row(20, 5, 50), Row(40, 3, 30), Row(70, 2, 20), Row(120, 1, 10)]
    ),
  ]

  @Test("Rows begin where the number of lines changes", arguments: tables)
  func rows(_ table: WorkedTable) throws {
    #expect(PreparedText(table.text, font: try .square()).heights.worked == table.rows)
  }

  @Test("A line that is higher makes a row, though the number of lines stays")
  func heightsAlone() throws {
    let text = PreparedText("aaa 漢 漢", font: try .squareWithTallFallback())
    #expect(text.heights.worked == [Row(30, 2, 23), Row(50, 2, 26), Row(70, 1, 13)])
  }

  @Test("Rows from a width below the minimum tell of broken words")
  func brokenWords() throws {
    let text = PreparedText("aa bbbb c", font: try .square())
    let tiny = Double.leastNonzeroMagnitude
    let rows = [Row(20, 4, 40), Row(30, 3, 30), Row(60, 2, 20), Row(90, 1, 10)]
    #expect(text.heights(from: tiny).worked == [Row(tiny, 7, 70)] + rows)
    #expect(text.heights(from: 15).worked == [Row(15, 7, 70)] + rows)
    #expect(text.heights(from: 20).worked == rows)
    #expect(text.heights(from: 75).worked == [Row(75, 2, 20), Row(90, 1, 10)])
    #expect(text.heights(from: 200).worked == [Row(200, 1, 10)])
  }

  @Test("Words that are not broken make the same lines below the minimum")
  func overflow() throws {
    var options = MeasuringOptions()
    options.paragraphStyle.lineBreakMode = .byWholeWords
    let text = PreparedText("aa bbbb c", font: try .square(), options: options)
    #expect(text.heights(from: 1).worked == [Row(1, 3, 30), Row(60, 2, 20), Row(90, 1, 10)])
  }

  @Test("A final newline that counts is a line at every width")
  func finalNewline() throws {
    var options = MeasuringOptions()
    options.countsFinalNewline = true
    let text = PreparedText("a b\n", font: try .square(), options: options)
    #expect(text.heights.worked == [Row(10, 3, 30), Row(30, 2, 20)])
  }

  @Test("A width is looked up in the row that holds it")
  func lookup() throws {
    let heights = PreparedText("aa bbbb c", font: try .square()).heights
    let unit = 1 / 65_536.0
    let counts: [(Double?, Int)] = [
      (nil, 1), (.infinity, 1), (1e300, 1), (90, 1), (90 - unit, 2), (60, 2), (60 - unit, 3),
      (40, 3), (0, 3), (-5, 3), (.nan, 3),
    ]
    for (width, count) in counts {
      #expect(heights.row(forWidth: width)?.lineCount == count, "\(width ?? .nan)")
      #expect(heights.lineCount(forWidth: width) == count)
      #expect(heights.height(forWidth: width) == Double(count) * 10)
    }
  }

  @Test("Below the first row the text is laid out")
  func belowTheTable() throws {
    let heights = PreparedText("aa bbbb c", font: try .square()).heights
    #expect(heights.row(forWidth: 20) == nil)
    #expect(heights.lineCount(forWidth: 20) == 4)
    #expect(heights.height(forWidth: 20) == 40)
  }
}
