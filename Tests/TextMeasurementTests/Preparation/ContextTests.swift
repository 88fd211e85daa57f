import TestFixtures
import Testing
import TextMeasurement

/// The font has a ligature of `o`, space and `k` that is 20 pt wide, a wide `x` of 15 pt after a
/// space, wide `a`, `b` and `c` before one, and kerning of -1.5 pt between `T` and a space.
@Suite("Glyphs that change where a line ends")
struct ContextTests {
  static func text(_ string: String) throws -> PreparedText {
    PreparedText(string, font: try .fixture("SquareFeatures-Regular.ttf", size: 10))
  }

  @Test("A ligature over a space is one glyph until a line ends in it")
  func ligatureOverSpace() throws {
    let text = try Self.text("xo ky")
    #expect(text.idealSize.width == 40)
    #expect(text.lineCount(forWidth: 40) == 1)
    let lines = text.lines(forWidth: 39.5)
    #expect(lines.map(\.width) == [20, 20])
    #expect(lines.map(\.trailingWhitespaceWidth) == [10, 0])
    #expect(text.minimumWidth == 20)
  }

  @Test("A ligature over a space in a line's middle stays")
  func ligatureInside() throws {
    let text = try Self.text("o k o k o k")
    // "o k" twenty, " " ten, three times.
    #expect(text.idealSize.width == 80)
    #expect(text.contents(forWidth: 50) == ["o k o k", "o k"])
    #expect(text.widths(forWidth: 50) == [50, 20])
    #expect(text.contents(forWidth: 49) == ["o k o", "k o k"])
    #expect(text.widths(forWidth: 49) == [40, 40])
    #expect(text.widths(forWidth: 10) == [10, 10, 10, 10, 10, 10])
  }

  @Test("A form that a space asks for is not taken at a line's start")
  func formAfterSpace() throws {
    let text = try Self.text("d x")
    #expect(text.idealSize.width == 35)
    #expect(text.widths(forWidth: 34) == [10, 10])
    #expect(text.minimumWidth == 10)
  }

  @Test("Kerning with the space makes a line fit that its words would not")
  func kerningWithSpace() throws {
    let text = try Self.text("T T")
    #expect(text.idealSize.width == 27)
    #expect(text.lineCount(forWidth: 27) == 1)
    #expect(text.lineCount(forWidth: 26.9) == 2)
    let lines = text.lines(forWidth: 26.9)
    #expect(lines.map(\.width) == [8.5, 10])
    #expect(lines.map(\.trailingWhitespaceWidth) == [10, 0])
  }

  @Test("Kerned letters are apart again where a word is broken")
  func brokenKerning() throws {
    let text = try Self.text("AVAV")
    #expect(text.idealSize.width == 37)
    #expect(text.widths(forWidth: 28) == [28, 10])
    #expect(text.widths(forWidth: 19) == [19, 19])
    #expect(text.widths(forWidth: 18) == [10, 10, 10, 10])
  }

  @Test("A ligature is taken apart where a word is broken inside it")
  func brokenLigature() throws {
    let text = try Self.text("ffi")
    #expect(text.idealSize.width == 10)
    #expect(text.widths(forWidth: 10) == [10])
    #expect(text.lineCount(forWidth: 9) == 3)
  }

  @Test("Features change what is measured")
  func features() throws {
    var font = try Font.fixture("SquareFeatures-Regular.ttf", size: 10)
    #expect(PreparedText("1a", font: font).idealSize.width == 20)
    font.features = try ["tnum", "ss01"].map { try #require(FontFeature(parsing: $0)) }
    #expect(PreparedText("1a", font: font).idealSize.width == 18)
    font.features = [try #require(FontFeature(parsing: "-liga"))]
    #expect(PreparedText("xo ky", font: font).idealSize.width == 50)
  }
}
