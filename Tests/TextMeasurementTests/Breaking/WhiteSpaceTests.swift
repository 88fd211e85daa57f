import TestFixtures
import Testing
import TextMeasurement

@Suite("White space at the end of a line, with characters 10 pt wide")
struct WhiteSpaceTests {
  @Test("White space before a break hangs and takes no room")
  func softBreak() throws {
    let text = PreparedText("aa   bb", font: try .square())
    let lines = text.lines(forWidth: 20)
    #expect(lines.map(\.width) == [20, 20])
    #expect(lines.map(\.trailingWhitespaceWidth) == [30, 0])
    #expect(lines.map(\.advance) == [50, 20])
    #expect(lines.map(\.range.upperBound.utf8) == [5, 7])
    #expect(lines.map(\.contentRange.upperBound.utf8) == [2, 7])
    #expect(text.size(forWidth: 20) == Size(width: 20, height: 20))
  }

  @Test("White space at the end of the text or before a hard break is in the advance alone")
  func hardBreak() throws {
    let lines = PreparedText("aa  \nb ", font: try .square()).lines(forWidth: 20)
    #expect(lines.map(\.width) == [20, 10])
    #expect(lines.map(\.trailingWhitespaceWidth) == [20, 10])
    #expect(lines.map(\.end) == [.mandatory, .endOfText])
  }

  @Test("White space before a line's first word takes room")
  func leading() throws {
    let text = PreparedText("  aa b", font: try .square())
    #expect(text.contents(forWidth: 60) == ["  aa b"])
    #expect(text.contents(forWidth: 40) == ["  aa", "b"])
    #expect(text.widths(forWidth: 40) == [40, 10])
  }

  @Test("A text of white space alone is a line without width")
  func blank() throws {
    let text = PreparedText("   ", font: try .square())
    for width in [nil, 0, 5, 100] as [Double?] {
      #expect(text.size(forWidth: width) == Size(width: 0, height: 10))
      #expect(text.lines(forWidth: width).map(\.trailingWhitespaceWidth) == [30])
    }
  }

  @Test(
    "Every space hangs that allows a break",
    arguments: [0x20, 0x1680, 0x2000, 0x2003, 0x2008, 0x200A, 0x205F, 0x3000] as [UInt32]
  )
  func spacesThatHang(_ value: UInt32) throws {
    let space = String(try #require(Unicode.Scalar(value)))
    let lines = PreparedText("aa\(space)bb", font: try .square()).lines(forWidth: 20)
    #expect(lines.map(\.width) == [20, 20])
    #expect(lines.map(\.trailingWhitespaceWidth) == [10, 0])
  }

  @Test(
    "A space that allows no break does not hang",
    arguments: [0xA0, 0x2007, 0x202F] as [UInt32]
  )
  func spacesThatStay(_ value: UInt32) throws {
    let space = String(try #require(Unicode.Scalar(value)))
    let text = PreparedText("aa\(space)", font: try .square())
    #expect(text.idealSize.width == 30)
    #expect(text.lines(forWidth: nil).map(\.trailingWhitespaceWidth) == [0])
  }

  @Test("An ideographic space at a line's end hangs")
  func ideographicSpace() throws {
    let text = PreparedText("一二\u{3000}三四", font: try .square())
    #expect(text.contents(forWidth: 20) == ["一二", "三四"])
    #expect(text.lines(forWidth: 20).map(\.trailingWhitespaceWidth) == [10, 0])
  }
}
