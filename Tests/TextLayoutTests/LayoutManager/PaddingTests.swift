import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Padding and the rectangles of lines")
struct PaddingTests {
  static let used: [(padding: CGFloat, width: CGFloat)] = [(0, 40.5546875), (5, 50.5546875)]

  @Test("The used rectangle has the padding at both ends", arguments: used)
  func usedRect(_ padding: CGFloat, _ width: CGFloat) throws {
    let text = LaidOutText("Hello", try .dejaVu(), padding: padding)
    #expect(text.usedRect == ContainerRect(x: 0, y: 0, width: width, height: 18.625))
    #expect(text.used.textRect.minX == padding)
    #expect(text.used.textRect.width == 40.5546875)
    #expect(text.used.lineCount == 1)
    #expect(text.manager.location(forGlyphAt: 0)?.x == padding)
  }

  static let wrapped: [(padding: CGFloat, lines: Int, height: CGFloat)] = [
    (0, 2, 37.25), (5, 3, 55.875),
  ]

  @Test("Padding takes its room from the lines", arguments: wrapped)
  func room(_ padding: CGFloat, _ lines: Int, _ height: CGFloat) throws {
    let text = LaidOutText(Sentences.fox, try .dejaVu(), width: 200, padding: padding)
    #expect(text.fragments.count == lines)
    #expect(text.usedRect.height == height)
  }

  @Test("A container that follows a view in width has its text wrapped anew")
  func tracking() throws {
    // A view 100 wide, then 60 wide, with insets of 10 at both sides.
    let text = LaidOutText("Hello Hello", try .dejaVu(), width: 80)
    #expect(text.contents == ["Hello", "Hello"])
    text.container.width = 40
    #expect(text.contents == ["Hell", "o", "Hell", "o"])
  }

  @Test("A fragment takes all of the width, and uses what its text needs")
  func fragment() throws {
    let text = LaidOutText("Hello", try .dejaVu(), width: 200, padding: 5)
    let line = try #require(text.fragments.first)
    #expect(line.rect == ContainerRect(x: 0, y: 0, width: 200, height: 18.625))
    #expect(line.usedRect == ContainerRect(x: 0, y: 0, width: 50.5546875, height: 18.625))
    #expect(line.textRect == ContainerRect(x: 5, y: 0, width: 40.5546875, height: 18.625))
    #expect(line.glyphOrigin.x == 5)
    #expect(line.glyphOrigin.y == 14.8515625)
  }

  @Test("Glyphs stand where those before them end, relative to their line")
  func locations() throws {
    let text = LaidOutText("Hello Hello", try .dejaVu(), width: 60, padding: 5)
    // Advances of H, e and l: 1540, 1260 and 569 of 2,048 units.
    let advances: [CGFloat] = [0, 12.03125, 21.875, 26.3203125, 30.765625]
    for line in 0..<2 {
      for (number, advance) in advances.enumerated() {
        let place = try #require(text.manager.location(forGlyphAt: line * 6 + number))
        #expect(place.x == 5 + advance)
        #expect(place.y == 14.8515625)
      }
    }
  }
}
