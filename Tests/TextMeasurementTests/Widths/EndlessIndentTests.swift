import TestFixtures
import Testing
import TextMeasurement

@Suite("Widths of texts with endless indents")
struct EndlessIndentTests {
  @Test("a table of heights ends", arguments: [Double.infinity, 1e15, 1e300])
  func heights(indent: Double) throws {
    var style = ParagraphStyle()
    style.firstLineIndent = indent
    let text = PreparedText(
      StyledText("a\n b", style: TextStyle(font: try .square()), paragraphStyle: style)
    )
    #expect(text.heights.height(forWidth: 1_000) == text.height(forWidth: 1_000))
  }
}
