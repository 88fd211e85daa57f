import TextAnalysis
import TestFixtures
import Testing
import TextMeasurement

@Suite("Text in several styles")
struct StyledTextTests {
  private static func range(_ range: Range<Int>) -> Range<TextOffset> {
    TextOffset(utf8: range.lowerBound)..<TextOffset(utf8: range.upperBound)
  }

  private static func square(_ size: Double = 10) throws -> TextStyle {
    TextStyle(font: try .square(size: size))
  }

  private static func dejaVu(_ file: String = "DejaVuSans.ttf") throws -> TextStyle {
    TextStyle(font: try .fixture("debian/\(file)", size: 16))
  }

  @Test("Runs tile the text, and neighbours of one style are one run")
  func runs() throws {
    var text = StyledText("abc", style: try Self.square())
    text.append("de", style: try Self.square(20))
    text.append("f")
    #expect(text.runs.map(\.range) == [Self.range(0..<3), Self.range(3..<6)])
    text.setStyle(in: Self.range(1..<4)) { $0.baselineOffset = 3 }
    #expect(text.runs.map(\.range.upperBound.utf8) == [1, 3, 4, 6])
    #expect(text.runs.map(\.style.font.size) == [10, 10, 20, 20])
    #expect(text.runs.map(\.style.baselineOffset) == [0, 3, 3, 0])
    text.setStyle(in: Self.range(-5..<90)) { $0 = TextStyle(font: $0.font) }
    #expect(text.runs.map(\.range.upperBound.utf8) == [3, 6])
    #expect(text.style(at: TextOffset(utf8: 5)).font.size == 20)
    #expect(text.string == "abcdef")
  }

  @Test("Paragraph runs tile the text, and neighbours of one style are one run")
  func paragraphRuns() throws {
    var centered = ParagraphStyle()
    centered.alignment = .center
    var text = StyledText("ab\ncd\nef", style: try Self.square())
    #expect(text.paragraphRuns.map(\.range) == [Self.range(0..<8)])
    #expect(text.paragraphRuns.map(\.style) == [ParagraphStyle()])
    text.setParagraphStyle(in: Self.range(3..<6)) { $0 = centered }
    #expect(
      text.paragraphRuns.map(\.range) == [Self.range(0..<3), Self.range(3..<6), Self.range(6..<8)]
    )
    #expect(text.paragraphRuns.map(\.style) == [ParagraphStyle(), centered, ParagraphStyle()])
    #expect(text.runs.count == 1)
    text.append("\ngh")
    text.setParagraphStyle(in: Self.range(6..<90)) { $0 = centered }
    #expect(text.paragraphRuns.map(\.range) == [Self.range(0..<3), Self.range(3..<11)])
  }

  @Test("An empty text has one paragraph run without characters")
  func emptyParagraphRun() throws {
    var style = ParagraphStyle()
    style.alignment = .trailing
    let text = StyledText("", style: try Self.square(), paragraphStyle: style)
    #expect(text.paragraphRuns.map(\.range) == [Self.range(0..<0)])
    #expect(text.paragraphRuns.map(\.style) == [style])
  }

  @Test("An empty text has a style, which what is appended may replace")
  func empty() throws {
    var text = StyledText("", style: try Self.square())
    text.setStyle(in: Self.range(0..<0)) { $0.tracking = 1 }
    #expect(text.runs.map(\.style.tracking) == [1])
    #expect(PreparedText(text).height(forWidth: nil) == 10)
    text.append("a", style: try Self.square(20))
    #expect(text.runs.map(\.style.font.size) == [20])
  }

  @Test("A text in one style measures like a plain one")
  func oneStyle() throws {
    let font = try Font.fixture("debian/DejaVuSans.ttf", size: 16)
    let plain = PreparedText(WorkedNumberTests.fox, font: font)
    let styled = PreparedText(StyledText(WorkedNumberTests.fox, style: TextStyle(font: font)))
    for width in stride(from: 10.0, through: 400, by: 13) {
      #expect(styled.lines(forWidth: width) == plain.lines(forWidth: width))
    }
  }

  @Test("Sizes add up, and the tallest font makes the line")
  func sizes() throws {
    var text = StyledText("ab ", style: try Self.square())
    text.append("cd", style: try Self.square(20))
    let prepared = PreparedText(text)
    #expect(prepared.idealSize == Size(width: 70, height: 20))
    let lines = prepared.lines(forWidth: 45)
    #expect(lines.map(\.width) == [20, 40])
    #expect(lines.map(\.lineHeight) == [10, 20])
    #expect(lines.map(\.baseline) == [8, 26])
  }

  @Test("A text measures the same, however many fonts were used before")
  func manyFonts() {
    func text(_ size: Double) -> PreparedText {
      let plain = TextStyle(font: .system(size: 17))
      var unkerned = plain
      unkerned.kern = 0
      var text = StyledText("a ", style: plain)
      text.append("b ", style: TextStyle(font: .serif(size: size)))
      text.append("हि", style: unkerned)
      text.append(" ខ្មែរ", style: plain)
      return PreparedText(text)
    }
    for size in 20..<150 {
      _ = PreparedText("x", font: .system(size: 17))
      let sizes = [text(Double(size)), text(Double(size))].map(\.idealSize)
      #expect(sizes[0] == sizes[1])
    }
  }

  @Test("No pair is kerned across a change of font (T062)")
  func kerning() throws {
    var text = StyledText("A", style: try Self.dejaVu())
    text.append("V", style: try Self.dejaVu("DejaVuSans-Bold.ttf"))
    let first = PreparedText(StyledText("A", style: try Self.dejaVu())).idealSize.width
    let second = PreparedText(StyledText("V", style: try Self.dejaVu("DejaVuSans-Bold.ttf")))
    #expect(PreparedText(text).idealSize.width == first + second.idealSize.width)
  }

  @Test("What only painting needs to know moves nothing")
  func rendering() throws {
    let plain = StyledText("AVAV office", style: try Self.dejaVu())
    var colored = plain
    for index in 0..<11 {
      colored.setStyle(in: Self.range(index..<index + 1)) { $0.rendering = ["color": "\(index)"] }
    }
    #expect(colored.runs.count == 11)
    #expect(
      PreparedText(colored).dump(forWidth: 60) == PreparedText(plain).dump(forWidth: 60)
    )
  }

  @Test("A raised run makes its line higher (T058)")
  func baselineOffset() throws {
    var text = StyledText("ab", style: try Self.dejaVu())
    text.setStyle(in: Self.range(1..<2)) { $0.baselineOffset = 5 }
    let line = try #require(PreparedText(text).lines(forWidth: nil).first)
    #expect(line.lineHeight == 23.625)
    #expect(line.baseline == 19.8515625)
    text.setStyle(in: Self.range(1..<2)) { $0.baselineOffset = -5 }
    let lowered = try #require(PreparedText(text).lines(forWidth: nil).first)
    #expect(lowered.lineHeight == 23.625)
    #expect(lowered.baseline == 14.8515625)
  }

  @Test("The ink of a raised run is raised")
  func raisedInk() throws {
    var text = StyledText("a", style: try Self.square())
    let plain = try #require(PreparedText(text).inkBounds(forWidth: nil))
    text.setStyle(in: Self.range(0..<1)) { $0.baselineOffset = 5 }
    let raised = try #require(PreparedText(text).inkBounds(forWidth: nil))
    // The line is 5 pt higher, and the ink as far from its top as before.
    #expect(raised == plain)
  }

  @Test("An attachment stands in the line like a letter (T059)")
  func attachment() throws {
    var text = StyledText("a", style: try Self.dejaVu())
    var style = try Self.dejaVu()
    style.attachment = Attachment(size: Size(width: 20, height: 20), descent: 4)
    text.append("\u{FFFC}", style: style)
    text.append("b", style: try Self.dejaVu())
    let prepared = PreparedText(text)
    let letters =
      try WorkedNumberTests.text("a").idealSize.width
      + WorkedNumberTests.text("b").idealSize.width
    let line = try #require(prepared.lines(forWidth: nil).first)
    #expect(line.width == letters + 20)
    #expect(line.lineHeight == 20)
    #expect(line.baseline == 16)
    #expect(prepared.receipt.missing.isEmpty)
    // Lines may end before and after it.
    #expect(prepared.lines(forWidth: 21).map(\.width).contains(20))
  }

  @Test("Ligatures can be left out (T092)")
  func ligatures() throws {
    var style = try Self.dejaVu()
    #expect(
      isClose(PreparedText(StyledText("office", style: style)).idealSize.width, to: 43.8984375)
    )
    style.ligatures = .required
    #expect(
      isClose(PreparedText(StyledText("office", style: style)).idealSize.width, to: 44.140625)
    )
  }

  @Test("A cluster is set in the style it begins in")
  func cluster() throws {
    var text = StyledText("ae\u{301}b", style: try Self.square())
    // The boundary lies between the letter and its mark.
    text.setStyle(in: Self.range(2..<5)) { $0.font.size = 20 }
    #expect(PreparedText(text).idealSize.width == 40)
  }

  @Test("A style may begin inside a character", arguments: [2, 3, 4])
  func insideCharacter(_ offset: Int) throws {
    var text = StyledText("a😀b", style: try Self.square())
    text.setStyle(in: Self.range(offset..<6)) { $0.font.size = 20 }
    #expect(PreparedText(text).idealSize.width == 40)
  }

  @Test("Paragraphs have styles of their own")
  func paragraphStyles() throws {
    var text = StyledText("aa\nbb", style: try Self.square())
    text.setParagraphStyle(in: Self.range(3..<5)) {
      $0.firstLineIndent = 15
      $0.spacingBefore = 4
    }
    let lines = PreparedText(text).lines(forWidth: nil)
    #expect(lines.map(\.x) == [0, 15])
    #expect(lines.map(\.y) == [0, 14])
  }

  @Test("A newline in a large font makes its own lines high (T067)")
  func newlines() throws {
    var options = MeasuringOptions()
    options.countsFinalNewline = true
    let style = TextStyle(font: try .fixture("debian/DejaVuSans.ttf", size: 38))
    let text = PreparedText(StyledText("\n", style: style), options: options)
    #expect(text.lines(forWidth: nil).map(\.lineHeight) == [44.234375, 44.234375])
    #expect(text.height(forWidth: nil) == 88.46875)
  }

  @Test("The receipt names each face once for each size")
  func receipt() throws {
    var text = StyledText("ab", style: try Self.square())
    text.append("cd", style: try Self.square(20))
    text.append("ef", style: try Self.square())
    let faces = PreparedText(text).receipt.faces
    #expect(faces.map(\.font.size) == [10, 20])
    #expect(faces.map(\.isFallback) == [false, false])
    #expect(faces[0].ranges == [Self.range(0..<2), Self.range(4..<6)])
  }
}
