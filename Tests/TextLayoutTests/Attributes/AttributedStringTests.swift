import Foundation
import TestFixtures
import Testing
import TextLayout
import TextMeasurement

@Suite("Text of an AttributedString")
struct AttributedStringTests {
  private static func text(
    _ attributed: AttributedString,
    font: Font? = nil
  ) throws -> StyledText {
    StyledText(attributed, defaultStyle: TextStyle(font: try font ?? .square()))
  }

  /// The place of some scalars.
  private static func range(
    _ scalars: Range<Int>,
    of attributed: AttributedString
  ) -> Range<AttributedString.Index> {
    let view = attributed.unicodeScalars
    let start = view.index(view.startIndex, offsetBy: scalars.lowerBound)
    return start..<view.index(start, offsetBy: scalars.count)
  }

  @Test("Two fonts measure the sum of their widths")
  func fonts() throws {
    var attributed = AttributedString("ab ")
    var second = AttributedString("cd")
    second.font = try .square(size: 20)
    attributed += second
    let prepared = PreparedText(try Self.text(attributed))
    // Three characters of 10 pt and two of 20 pt.
    #expect(prepared.idealSize == Size(width: 70, height: 20))
    #expect(prepared.lines(forWidth: 45).map(\.width) == [20, 40])
  }

  @Test("Without attributes a text has the default style")
  func defaults() throws {
    var style = TextStyle(font: try .square(), language: "de")
    style.kern = 1
    style.tracking = 2
    style.baselineOffset = 3
    style.ligatures = .all
    style.attachment = Attachment(size: Size(width: 4, height: 5))
    style.rendering = ["color": "red"]
    var paragraphStyle = ParagraphStyle()
    paragraphStyle.headIndent = 6
    let text = StyledText(
      "abc",
      defaultStyle: style,
      defaultParagraphStyle: paragraphStyle
    )
    #expect(text == StyledText("abc", style: style, paragraphStyle: paragraphStyle))
    let empty = StyledText(
      AttributedString(),
      defaultStyle: style,
      defaultParagraphStyle: paragraphStyle
    )
    #expect(empty == StyledText("", style: style, paragraphStyle: paragraphStyle))
  }

  @Test("Each attribute is one property of the style")
  func properties() throws {
    var attributed = AttributedString("abc")
    attributed.font = try .square(size: 20)
    attributed.kern = 0
    attributed.tracking = 2
    attributed.baselineOffset = -3
    attributed.ligatures = .required
    attributed.attachment = Attachment(size: Size(width: 4, height: 5), descent: 1)
    attributed.rendering = ["color": "red"]
    attributed.languageIdentifier = "tr"
    #expect(attributed.galley.font == attributed.font)
    var expected = TextStyle(font: try .square(size: 20), language: "tr")
    expected.kern = 0
    expected.tracking = 2
    expected.baselineOffset = -3
    expected.ligatures = .required
    expected.attachment = Attachment(size: Size(width: 4, height: 5), descent: 1)
    expected.rendering = ["color": "red"]
    #expect(try Self.text(attributed) == StyledText("abc", style: expected))
  }

  @Test(
    "Kern and tracking stand after each cluster, and hang after the last",
    arguments: [2.0, -1]
  )
  func spacing(_ length: Double) throws {
    var kerned = AttributedString("abc")
    kerned.kern = length
    var tracked = AttributedString("abc")
    tracked.tracking = length
    #expect(try Self.text(kerned).idealWidth == 30 + 2 * length)
    #expect(try Self.text(tracked).idealWidth == 30 + 2 * length)
  }

  @Test("A raised run makes its line higher")
  func baselineOffset() throws {
    var attributed = AttributedString("ab")
    attributed[Self.range(1..<2, of: attributed)].baselineOffset = 5
    #expect(PreparedText(try Self.text(attributed)).idealSize == Size(width: 20, height: 15))
  }

  @Test("An attachment takes the place of a U+FFFC")
  func attachment() throws {
    var attributed = AttributedString("a\u{FFFC}b")
    attributed[Self.range(1..<2, of: attributed)].attachment = Attachment(
      size: Size(width: 7, height: 30),
      descent: 4
    )
    // 26 pt of it are above the baseline and 4 pt below.
    #expect(PreparedText(try Self.text(attributed)).idealSize == Size(width: 27, height: 30))
  }

  @Test("A paragraph has the style of its first character")
  func paragraphStyle() throws {
    var attributed = AttributedString("aa\nbb")
    var style = ParagraphStyle()
    style.firstLineIndent = 15
    attributed[Self.range(1..<4, of: attributed)].paragraphStyle = style
    let lines = PreparedText(try Self.text(attributed)).lines(forWidth: nil)
    #expect(lines.map(\.x) == [0, 15])
  }

  #if !canImport(Darwin)
  @Test("The writing direction comes before that of the paragraph style")
  func writingDirection() throws {
    var attributed = AttributedString("aa")
    attributed.writingDirection = .rightToLeft
    var style = ParagraphStyle()
    style.baseDirection = .leftToRight
    style.alignment = .leading
    attributed.paragraphStyle = style
    var options = MeasuringOptions()
    options.widthPolicy = .fill
    let prepared = PreparedText(try Self.text(attributed), options: options)
    #expect(prepared.lines(forWidth: 100).map(\.x) == [80])
  }
  #endif

  @Test("What only painting needs moves nothing, and stays apart from the rest")
  func painting() throws {
    var attributed = AttributedString("AVAV office")
    attributed[Self.range(1..<2, of: attributed)].link = URL(string: "https://example.org/a")
    attributed[Self.range(6..<7, of: attributed)].rendering = ["color": "red"]
    attributed[Self.range(7..<8, of: attributed)].alternateDescription = "f"
    let text = try Self.text(attributed, font: .dejaVu())
    let plain = StyledText("AVAV office", style: TextStyle(font: try .dejaVu()))
    #expect(text.dump(forWidth: 60) == plain.dump(forWidth: 60))
    #expect(text.runEnds == [1, 2, 6, 7, 11])
    #expect(text.style(at: TextOffset(utf8: 1)).rendering == ["NSLink": "https://example.org/a"])
    #expect(text.style(at: TextOffset(utf8: 6)).rendering == ["color": "red"])
  }

  @Test("A colour inside a word stops no ligature")
  func ligature() throws {
    var attributed = AttributedString("office")
    attributed[Self.range(2..<3, of: attributed)].rendering = ["color": "red"]
    // With its ligature the word is 43.898… pt wide, and without one 44.140….
    #expect(abs(try Self.text(attributed, font: .dejaVu()).idealWidth - 43.8984375) < 0.001)
    attributed.ligatures = .required
    #expect(abs(try Self.text(attributed, font: .dejaVu()).idealWidth - 44.140625) < 0.001)
  }

  @Test(
    "Runs end where they do in UTF-8",
    arguments: [
      ("a😀b", 1..<2, [1, 5, 6]),
      ("ae\u{301}b", 2..<3, [2, 4, 5]),
      ("a\r\nb", 1..<3, [1, 3, 4]),
      ("👨‍👩‍👧 x", 0..<1, [4, 20]),
      ("שלום", 1..<2, [2, 4, 8]),
    ]
  )
  func offsets(_ string: String, _ scalars: Range<Int>, _ ends: [Int]) throws {
    var attributed = AttributedString(string)
    attributed[Self.range(scalars, of: attributed)].tracking = 1
    let text = try Self.text(attributed)
    #expect(Array(text.string.utf8) == Array(string.utf8))
    #expect(text.runEnds == ends)
  }

  @Test("A cluster is set in the style it begins in")
  func cluster() throws {
    var attributed = AttributedString("ae\u{301}b")
    attributed[Self.range(2..<4, of: attributed)].font = try .square(size: 20)
    #expect(try Self.text(attributed).idealWidth == 40)
  }
}
