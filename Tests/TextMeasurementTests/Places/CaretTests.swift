import TextMeasurement
import TestFixtures
import Testing

@Suite("Carets, with characters 10 pt wide and lines 10 pt high")
struct CaretTests {
  /// The carets of each line: offset and x.
  private func carets(_ text: PreparedText, _ width: Double?) -> [[[Int]]] {
    let places = TextPlaces(of: text, forWidth: width)
    return (0..<places.lineCount).map { line in
      places.caretOffsets(ofLine: line).filter { !$0.isSecondary }
        .map { [$0.offset.utf8, Int($0.x)] }
    }
  }

  private func x(_ text: PreparedText, _ offset: Int, _ affinity: Affinity = .downstream) -> Double
  {
    text.caretRect(at: TextOffset(utf8: offset), affinity: affinity, forWidth: 1_000).x
  }

  @Test("A caret stands on its line, as high as that")
  func rects() throws {
    let text = PreparedText("ab cd", font: try .square())
    func rect(_ offset: Int, _ affinity: Affinity = .downstream) -> Rect {
      text.caretRect(at: TextOffset(utf8: offset), affinity: affinity, forWidth: 25)
    }
    #expect(rect(0) == Rect(x: 0, y: 0, width: 0, height: 10))
    #expect(rect(1) == Rect(x: 10, y: 0, width: 0, height: 10))
    #expect(rect(5) == Rect(x: 20, y: 10, width: 0, height: 10))
    #expect(rect(99) == rect(5))
    #expect(rect(-1) == rect(0))
  }

  @Test("At a soft line break the affinity names the line")
  func affinity() throws {
    let text = PreparedText("ab cd", font: try .square())
    let place = TextOffset(utf8: 3)
    #expect(text.caretRect(at: place, affinity: .upstream, forWidth: 25).x == 30)
    #expect(text.caretRect(at: place, affinity: .upstream, forWidth: 25).y == 0)
    #expect(text.caretRect(at: place, forWidth: 25) == Rect(x: 0, y: 10, width: 0, height: 10))
    let word = PreparedText("abcd", font: try .square())
    #expect(carets(word, 20) == [[[0, 0], [1, 10], [2, 20]], [[2, 0], [3, 10], [4, 20]]])
  }

  @Test("After a newline there is one place, whatever the affinity")
  func newlines() throws {
    let text = PreparedText("a\r\nb\n", font: try .square())
    #expect(carets(text, nil) == [[[0, 0], [1, 10]], [[3, 0], [4, 10]]])
    for affinity in Affinity.allCases {
      let rect = text.caretRect(at: TextOffset(utf8: 3), affinity: affinity, forWidth: nil)
      #expect(rect == Rect(x: 0, y: 10, width: 0, height: 10))
    }
    let inside = text.caretRect(at: TextOffset(utf8: 2), forWidth: nil)
    #expect(inside == Rect(x: 10, y: 0, width: 0, height: 10))
    let last = text.caretRect(at: TextOffset(utf8: 5), forWidth: nil)
    #expect(last == Rect(x: 10, y: 10, width: 0, height: 10))
    var options = MeasuringOptions()
    options.countsFinalNewline = true
    let counted = PreparedText("a\n", font: try .square(), options: options)
    #expect(carets(counted, nil) == [[[0, 0], [1, 10]], [[2, 0]]])
  }

  @Test("An empty text has one place")
  func empty() throws {
    let text = PreparedText("", font: try .square())
    #expect(carets(text, nil) == [[[0, 0]]])
    #expect(carets(PreparedText("\n", font: try .square()), nil) == [[[0, 0]]])
  }

  @Test("T094: An offset inside a grapheme cluster counts as its start")
  func clusters() throws {
    for text in ["ae\u{301}b", "aq\u{301}b"] {
      let prepared = PreparedText(text, font: try .square())
      #expect(carets(prepared, nil) == [[[0, 0], [1, 10], [4, 20], [5, 30]]])
      #expect((2...3).map { x(prepared, $0) } == [10, 10])
    }
  }

  @Test("T093: A ligature has carets inside, evenly where the face names none")
  func evenLigatures() throws {
    let text = PreparedText("office", font: try .fixture("debian/DejaVuSans.ttf", size: 16))
    let carets = TextPlaces(of: text, forWidth: nil).caretOffsets(ofLine: 0)
    #expect(carets.map(\.offset.utf8) == [0, 1, 2, 3, 4, 5, 6])
    #expect(zip(carets, carets.dropFirst()).allSatisfy { $0.x < $1.x })
    let ligature = carets[4].x - carets[1].x
    #expect(isClose(carets[2].x - carets[1].x, to: ligature / 3))
    #expect(isClose(carets[3].x - carets[1].x, to: ligature * 2 / 3))
    #expect(carets[6].x == text.idealSize.width)
  }

  @Test("The face says where the carets of a ligature stand")
  func ligaturesOfTheFace() throws {
    let text = PreparedText("office", font: try .fixture("debian/NotoSans-Regular.ttf", size: 10))
    let carets = TextPlaces(of: text, forWidth: nil).caretOffsets(ofLine: 0)
    #expect(isClose(carets[2].x - carets[1].x, to: 3.15))
    #expect(isClose(carets[3].x - carets[1].x, to: 6.31))
  }

  @Test("A ligature that is read from right to left has its carets from right to left")
  func ligaturesFromRightToLeft() throws {
    let font = try Font.fixture("debian/NotoSansArabic-Regular.ttf", size: 10)
    let text = PreparedText("\u{644}\u{627}", font: font)
    let width = text.idealSize.width
    let carets = TextPlaces(of: text, forWidth: nil).caretOffsets(ofLine: 0)
    #expect(carets.map(\.offset.utf8) == [4, 2, 0])
    #expect(isClose(carets[1].x, to: width / 2))
    #expect(carets[2].x == width)
    // The face says 284 of 643 units from the left edge.
    var style = TextStyle(font: try .fixture("debian/NotoSansHebrew-Regular.ttf", size: 10))
    style.ligatures = .all
    let named = PreparedText(StyledText("\u{5D0}\u{5DC}", style: style))
    let places = TextPlaces(of: named, forWidth: nil).caretOffsets(ofLine: 0)
    #expect(places.map(\.offset.utf8) == [4, 2, 0])
    #expect(isClose(places[1].x, to: 2.84))
    #expect(isClose(places[2].x, to: 6.43))
  }

  @Test("Where directions meet an offset has two places")
  func splitCarets() throws {
    // Seen as a b ג ב א c, from left to right.
    let text = PreparedText("abאבגc", font: try .square())
    func caret(_ offset: Int) -> [Double?] {
      let caret = text.caret(at: TextOffset(utf8: offset), forWidth: nil)
      return [caret.primary.x, caret.secondary?.x]
    }
    #expect(caret(1) == [10, nil])
    #expect(caret(2) == [20, 50])
    #expect(caret(4) == [40, nil])
    #expect(caret(6) == [30, nil])
    #expect(caret(8) == [50, 20])
    #expect(caret(9) == [60, nil])
  }

  @Test("The ends of a line have the direction of the paragraph")
  func lineEnds() throws {
    var options = MeasuringOptions()
    options.paragraphStyle.baseDirection = .leftToRight
    let text = PreparedText("אב", font: try .square(), options: options)
    let first = text.caret(at: TextOffset(utf8: 0), forWidth: nil)
    #expect([first.primary.x, first.secondary?.x] == [0, 20])
    let last = text.caret(at: TextOffset(utf8: 4), forWidth: nil)
    #expect([last.primary.x, last.secondary?.x] == [20, 0])
  }

  @Test(
    "Carets from right to left mirror those from left to right",
    arguments: [20.0, 35, 1_000],
    [TextAlignment.natural, .center, .justified]
  )
  func mirrored(width: Double, alignment: TextAlignment) throws {
    var options = MeasuringOptions()
    options.paragraphStyle.alignment = alignment
    options.widthPolicy = .fill
    options.paragraphStyle.headIndent = 5
    options.paragraphStyle.tabStops = [TabStop(38), TabStop(90)]
    let hebrew = PreparedText("אבג דה \tו זחט", font: try .square(), options: options)
    let latin = PreparedText("abc de \tf ghi", font: try .square(), options: options)
    let left = TextPlaces(of: latin, forWidth: width)
    let right = TextPlaces(of: hebrew, forWidth: width)
    let width = latin.size(forWidth: width).width
    #expect(left.lineCount == right.lineCount)
    for line in 0..<left.lineCount {
      let mirrored = right.caretOffsets(ofLine: line).map { width - $0.x }
      #expect(left.caretOffsets(ofLine: line).map(\.x) == mirrored.reversed())
    }
  }

  @Test("Justified spaces are as wide as they are shown")
  func justified() throws {
    var options = MeasuringOptions()
    options.paragraphStyle.alignment = .justified
    let text = PreparedText("ab cd e fg", font: try .square(), options: options)
    #expect(
      carets(text, 59)[0]
        == [[0, 0], [1, 10], [2, 20], [3, 39], [4, 49], [5, 59], [6, 69]]
    )
  }

  @Test("Tabs, indents, alignment and tracking move carets")
  func styles() throws {
    var options = MeasuringOptions()
    options.paragraphStyle.firstLineIndent = 5
    #expect(
      carets(PreparedText("a\tb", font: try .square(), options: options), nil)
        == [[[0, 5], [1, 15], [2, 28], [3, 38]]]
    )
    options.paragraphStyle = ParagraphStyle()
    options.paragraphStyle.alignment = .trailing
    options.widthPolicy = .fill
    #expect(
      carets(PreparedText("ab ", font: try .square(), options: options), 50)
        == [[[0, 30], [1, 40], [2, 50], [3, 60]]]
    )
    var style = TextStyle(font: try .square())
    style.tracking = 3
    #expect(
      carets(PreparedText(StyledText("ab", style: style)), nil) == [[[0, 0], [1, 13], [2, 26]]]
    )
  }

  @Test("An attachment is as wide as it says")
  func attachments() throws {
    var style = TextStyle(font: try .square())
    style.attachment = Attachment(size: Size(width: 25, height: 5))
    let text = PreparedText(StyledText("a\u{FFFC}b", style: style))
    #expect(carets(text, nil) == [[[0, 0], [1, 10], [4, 35], [5, 45]]])
    // A mark on an attachment is in its cluster, though in another run.
    let marked = PreparedText(StyledText("a\u{FFFC}\u{301}b", style: style))
    #expect(carets(marked, nil) == [[[0, 0], [1, 10], [6, 35], [7, 45]]])
    #expect(marked.caretRect(at: TextOffset(utf8: 4), forWidth: nil).x == 10)
  }

  @Test("A hyphen that is shown belongs to the character before it")
  func hyphens() throws {
    let text = PreparedText("ab\u{AD}cd", font: try .square())
    #expect(
      carets(text, 30)
        == [[[0, 0], [1, 10], [2, 20], [4, 30]], [[4, 0], [5, 10], [6, 20]]]
    )
    #expect(carets(text, nil) == [[[0, 0], [1, 10], [2, 20], [4, 20], [5, 30], [6, 40]]])
  }
}
