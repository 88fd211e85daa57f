import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Rows that are found again")
struct FlowRewindTests {
  @Test("a row that an edit makes lower goes back to the container that it did not fit in")
  func lowerRow() throws {
    var styled = StyledText("a\n", style: TextStyle(font: try .square()))
    var large = TextStyle(font: try .square())
    large.font.size = 30
    styled.append("b", style: large)
    let text = LaidOutText(styled, width: 100, height: 25)
    text.manager.addTextContainer(TextContainer(width: 100, height: 50))
    text.manager.ensureLayout(for: text.container)
    text.storage.setStyle(in: 2..<3) { $0.font.size = 10 }
    text.manager.ensureLayout(for: text.container)
    #expect(text.manager.lineFragments().map(\.container) == [0, 0])
  }

  @Test("text without a right margin stands at the left, beside an exclusion too")
  func unlimitedWidth() throws {
    for alignment in [TextAlignment.trailing, .center] {
      var style = ParagraphStyle()
      style.alignment = alignment
      let text = LaidOutText("abc", try .square(), style)
      text.container.exclusions = [.rect(CGRect(x: 500, y: 500, width: 10, height: 10))]
      text.manager.ensureLayout(for: text.container)
      #expect(text.manager.usedRect(for: text.container).textRect.minX == 0)
      #expect(text.manager.usedRect(for: text.container).textRect.maxX == 30)
    }
  }

  @Test("a shortened line takes the room of what is shown of it")
  func shortenedLine() throws {
    let container = TextContainer(width: 95)
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = 1
    container.lastLineBreakMode = .truncatingTail
    let content = TextContentStorage(
      TextStorage("aaaa bbbb cccc", style: TextStyle(font: try .square()))
    )
    let manager = TextLayoutManager(textContainer: container)
    content.addTextLayoutManager(manager)
    manager.ensureLayout(for: content.documentRange)
    let fragment = try #require(manager.textLayoutFragment(for: TextLocation(0)))
    let line = try #require(fragment.lines?.first)
    #expect(fragment.frame.width == line.typographicBounds.width)
    #expect(fragment.frame.width == manager.usageBoundsForTextContainer.rect.width)
  }
}
