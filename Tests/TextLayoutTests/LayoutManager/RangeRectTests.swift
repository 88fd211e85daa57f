import TestFixtures
import Testing
import TextLayout

@Suite("Rectangles of ranges, with characters 10 pt wide and high")
struct RangeRectTests {
  /// Three lines of a word each.
  private static func text(_ height: Extent = .unlimited) throws -> LaidOutText {
    LaidOutText("aaa bbb ccc", try .square(), width: 45, height: height)
  }

  @Test("The box around characters is as high as their lines", arguments: [Extent.unlimited, 100])
  func boundingRect(height: Extent) throws {
    let text = try Self.text(height)
    let box = { text.manager.boundingRect(forCharacterRange: $0, in: text.container) }
    #expect(box(1..<3) == ContainerRect(x: 10, y: 0, width: 20, height: 10))
    #expect(box(5..<6) == ContainerRect(x: 10, y: 10, width: 10, height: 10))
    #expect(box(2..<3).union(box(4..<5)) == ContainerRect(x: 0, y: 0, width: 30, height: 20))
    #expect(box(8..<11) == ContainerRect(x: 0, y: 20, width: 30, height: 10))
    #expect(box(3..<3) == .zero)
    #expect(
      text.manager.boundingRect(forGlyphRange: 1..<3, in: text.container)
        == ContainerRect(x: 10, y: 0, width: 20, height: 10)
    )
  }

  @Test("An empty range has no lines, boxes and ink", arguments: [Extent.unlimited, 100])
  func emptyRange(height: Extent) throws {
    let text = try Self.text(height)
    for offset in [0, 1, 3, 4, 11] {
      let range = offset..<offset
      #expect(text.manager.lineFragments(forCharacterRange: range).isEmpty)
      #expect(text.manager.boundingRect(forCharacterRange: range, in: text.container) == .zero)
      #expect(text.manager.enclosingRects(forCharacterRange: range, in: text.container) == [])
      #expect(text.manager.inkBounds(forCharacterRange: range, in: text.container) == nil)
    }
  }

  @Test("The box is clipped to what a container holds")
  func clipped() throws {
    let text = try Self.text(20)
    let second = TextContainer(width: 45, height: 20)
    second.lineFragmentPadding = 5
    text.manager.addTextContainer(second)
    let first = text.manager.boundingRect(forCharacterRange: 4..<11, in: text.container)
    #expect(first.minY == 10)
    #expect(first.maxY == 20)
    #expect(
      text.manager.boundingRect(forCharacterRange: 4..<11, in: second)
        == ContainerRect(x: 5, y: 0, width: 30, height: 10)
    )
    #expect(text.manager.boundingRect(forCharacterRange: 0..<2, in: second) == .zero)
  }

  @Test("A selection that goes on reaches to the edge", arguments: [Extent.unlimited, 100])
  func selection(height: Extent) throws {
    let text = try Self.text(height)
    #expect(
      text.manager.enclosingRects(forCharacterRange: 1..<5, in: text.container) == [
        ContainerRect(x: 10, y: 0, width: 35, height: 10),
        ContainerRect(x: 0, y: 10, width: 10, height: 10),
      ]
    )
    #expect(
      text.manager.enclosingRects(forCharacterRange: 1..<2, in: text.container)
        == [ContainerRect(x: 10, y: 0, width: 10, height: 10)]
    )
    #expect(text.manager.enclosingRects(forCharacterRange: 2..<2, in: text.container) == [])
  }

  @Test("A selected newline reaches to the edge, on an empty line too")
  func newlines() throws {
    let text = LaidOutText("a\n\nb", try .square(), width: 100)
    #expect(
      text.manager.enclosingRects(forCharacterRange: 0..<4, in: text.container) == [
        ContainerRect(x: 0, y: 0, width: 100, height: 10),
        ContainerRect(x: 0, y: 10, width: 100, height: 10),
        ContainerRect(x: 0, y: 20, width: 10, height: 10),
      ]
    )
    #expect(
      text.manager.enclosingRects(forCharacterRange: 1..<2, in: text.container)
        == [ContainerRect(x: 10, y: 0, width: 90, height: 10)]
    )
  }

  @Test("Text from right to left is selected to the left edge")
  func rightToLeft() throws {
    var style = ParagraphStyle()
    style.baseDirection = .rightToLeft
    let text = LaidOutText("אב גד", try .square(), style, width: 30)
    #expect(
      text.manager.enclosingRects(forCharacterRange: 1..<4, in: text.container) == [
        ContainerRect(x: 0, y: 0, width: 20, height: 10),
        ContainerRect(x: 20, y: 10, width: 10, height: 10),
      ]
    )
  }

  @Test("A rectangle meets lines, whose glyphs are one range", arguments: [Extent.unlimited, 100])
  func glyphs(height: Extent) throws {
    let text = try Self.text(height)
    let second = ContainerRect(x: 0, y: 12, width: 5, height: 5)
    let before = text.manager.counters
    #expect(
      text.manager.glyphRangeWithoutAdditionalLayout(forBoundingRect: second, in: text.container)
        .isEmpty
    )
    #expect(text.manager.counters == before)
    #expect(text.manager.glyphRange(forBoundingRect: second, in: text.container) == 4..<8)
    #expect(text.manager.firstUnlaidCharacterIndex == 8)
    let top = ContainerRect(x: 0, y: 0, width: 45, height: 10)
    #expect(text.manager.glyphRange(forBoundingRect: top, in: text.container) == 0..<4)
    let all = ContainerRect(x: 0, y: 5, width: 45, height: 500)
    #expect(text.manager.glyphRange(forBoundingRect: all, in: text.container) == 0..<11)
    let below = ContainerRect(x: 0, y: 50, width: 45, height: 10)
    #expect(text.manager.glyphRange(forBoundingRect: below, in: text.container).isEmpty)
  }

  @Test("glyphs that are laid out beyond a gap are found without layout")
  func glyphsBeyondGap() throws {
    let text = LaidOutText(String(repeating: "abc\n", count: 100), try .square(), width: 100)
    text.manager.allowsNonContiguousLayout = true
    text.manager.ensureLayout(forCharacterRange: 200..<204)
    let fragment = try #require(
      text.manager.lineFragments(forCharacterRange: 200..<204).first
    )
    #expect(fragment.characterRange == 200..<204)
    let passes = text.manager.counters.layoutPasses
    let found = text.manager.glyphRangeWithoutAdditionalLayout(
      forBoundingRect: ContainerRect(x: 1, y: fragment.rect.minY + 1, width: 5, height: 5),
      in: text.container
    )
    #expect(found == 200..<204)
    #expect(text.manager.counters.layoutPasses == passes)
  }
}
