import TestFixtures
import Testing
import TextMeasurement

@Suite("Soft hyphens, with characters 10 pt wide")
struct SoftHyphenTests {
  @Test("A soft hyphen inside a line is not seen")
  func unused() throws {
    let text = PreparedText("aa\u{AD}bb", font: try .square())
    #expect(text.idealSize == Size(width: 40, height: 10))
    #expect(text.lines(forWidth: 40).map(\.isHyphenated) == [false])
  }

  @Test("A line that ends at a soft hyphen is a hyphen wider")
  func used() throws {
    let text = PreparedText("aa\u{AD}bb", font: try .square())
    let lines = text.lines(forWidth: 30)
    #expect(lines.map(\.width) == [30, 20])
    #expect(lines.map(\.trailingWhitespaceWidth) == [0, 0])
    #expect(lines.map(\.isHyphenated) == [true, false])
    #expect(lines.map(\.end) == [.opportunity, .endOfText])
    #expect(lines.map(\.range.upperBound.utf8) == [4, 6])
    #expect(text.size(forWidth: 30) == Size(width: 30, height: 20))
  }

  @Test("A line does not end at a soft hyphen whose hyphen does not fit")
  func hyphenDoesNotFit() throws {
    let text = PreparedText("c aa\u{AD}bb", font: try .square())
    #expect(text.widths(forWidth: 50) == [50, 20])
    #expect(text.contents(forWidth: 49) == ["c", "aa\u{AD}bb"])
  }

  @Test("The widest piece counts the hyphen")
  func minimum() throws {
    let text = PreparedText("aaa\u{AD}b", font: try .square())
    #expect(text.minimumWidth == 40)
    #expect(text.minimumSize == Size(width: 40, height: 10))
  }

  @Test("A soft hyphen at the end of the text shows none")
  func last() throws {
    let text = PreparedText("aa\u{AD}", font: try .square())
    #expect(text.idealSize == Size(width: 20, height: 10))
    #expect(text.lines(forWidth: nil).map(\.isHyphenated) == [false])
  }

  @Test("A hyphen after a tab is that of the face at the line's end")
  func afterTabAndFallback() throws {
    let font = try Font.fixture(
      "SquareVF.ttf",
      size: 10,
      cascade: FontCascade([.fixture("Square600-Regular.ttf", size: 10)])
    )
    // U+6F22 is in the fallback alone, whose hyphen is 6 pt wide; the letters' own is 10 pt wide.
    let text = PreparedText("\u{6F22}\tco\u{AD}op", font: font)
    let lines = text.lines(forWidth: 60)
    #expect(lines.map(\.width) == [58, 20])
    #expect(lines.map(\.trailingWhitespaceWidth) == [0, 0])
  }
}
