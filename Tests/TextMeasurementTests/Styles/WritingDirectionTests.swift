import TextAnalysis
import TestFixtures
import Testing
import TextMeasurement

@Suite("Text set in directions of its own")
struct WritingDirectionTests {
  /// A text in a square font of 10 points, with a part in some directions.
  private static func text(
    _ string: String,
    _ part: Range<Int>,
    _ directions: [WritingDirection]
  ) throws -> PreparedText {
    var text = StyledText(string, style: TextStyle(font: try .square()))
    text.setStyle(in: TextOffset(utf8: part.lowerBound)..<TextOffset(utf8: part.upperBound)) {
      $0.writingDirections = directions
    }
    return PreparedText(text)
  }

  /// The left edge of each character of ASCII text on one line.
  private static func edges(_ text: PreparedText) -> [Double] {
    (0..<text.text.utf8.count).map { offset in
      let range = TextOffset(utf8: offset)..<TextOffset(utf8: offset + 1)
      return text.selectionRects(for: range, forWidth: nil)[0].x
    }
  }

  @Test("An override turns the letters around")
  func override() throws {
    let text = try Self.text("abcd", 1..<3, [.rightToLeftOverride])
    #expect(Self.edges(text) == [0, 20, 10, 30])
    #expect(text.idealSize.width == 40)
  }

  @Test("An embedding turns the words around it, not the letters")
  func embedding() throws {
    let plain = try Self.text("a 12 3", 0..<0, [])
    #expect(Self.edges(plain) == [0, 10, 20, 30, 40, 50])
    // From right to left 12 stands to the right of 3; each number is read from left to right.
    let text = try Self.text("a 12 3", 2..<6, [.rightToLeftEmbedding])
    #expect(Self.edges(text) == [0, 10, 40, 50, 30, 20])
    #expect(text.idealSize.width == 60)
  }

  @Test("Directions change no width where no glyph depends on them")
  func widths() throws {
    for direction in WritingDirection.allCases {
      let text = try Self.text("aa bb cc dd", 3..<8, [direction])
      #expect(text.idealSize.width == 110)
      #expect(text.contents(forWidth: 50) == ["aa bb", "cc dd"])
    }
  }
}
