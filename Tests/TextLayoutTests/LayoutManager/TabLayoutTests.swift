import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Tabs on laid out lines")
struct TabLayoutTests {
  /// Puts tabs and a letter on lines.
  private static func text(_ string: String, _ stops: [Double], interval: Double) throws
    -> LaidOutText
  {
    var style = ParagraphStyle()
    style.tabStops = stops.map { TabStop($0) }
    style.defaultTabInterval = interval
    return LaidOutText(string, try .dejaVu(), style)
  }

  @Test("A tab goes to the stop at 28, and shows no glyph")
  func oneTab() throws {
    let text = LaidOutText("a\tb", try .dejaVu())
    #expect(text.usedRect.width == 38.15625)
    #expect(text.manager.location(forGlyphAt: 2)?.x == 28)
    #expect(text.manager.glyphCount() == 3)
    #expect(text.manager.glyph(at: 1) == nil)
    for index in [0, 2] { #expect(text.manager.glyph(at: index) != .notdef) }
  }

  @Test("A tab at a stop goes on to the next")
  func stopAtPen() throws {
    let text = LaidOutText("\t\tb", try .dejaVu())
    #expect(text.manager.location(forGlyphAt: 2)?.x == 56)
    #expect(text.usedRect.width == 66.15625)
  }

  @Test("Beyond the last of twelve stops come multiples of the interval")
  func interval() throws {
    let stops = (1...12).map { Double($0) * 28 }
    let text = try Self.text(String(repeating: "\t", count: 13) + "b", stops, interval: 28)
    #expect(text.manager.location(forGlyphAt: 13)?.x == 364)
    #expect(text.used.lineCount == 1)
  }

  @Test("Beyond the last stop a tab ends its line if there is no interval")
  func noInterval() throws {
    let stops = (1...12).map { Double($0) * 28 }
    let text = try Self.text(String(repeating: "\t", count: 13) + "b", stops, interval: 0)
    #expect(text.fragments.map(\.characterRange) == [0..<13, 13..<14])
    #expect(text.manager.location(forGlyphAt: 13)?.x == 0)
  }

  @Test("Stops keep their order in the style, and work in that of their positions")
  func order() throws {
    let text = try Self.text("\t\t\tb", [300, 100, 200], interval: 0)
    let style = text.storage.paragraphStyle(at: 0)
    #expect(style.tabStops.map(\.position) == [300, 100, 200])
    #expect(text.manager.location(forGlyphAt: 1)?.x == 100)
    #expect(text.manager.location(forGlyphAt: 2)?.x == 200)
    #expect(text.manager.location(forGlyphAt: 3)?.x == 300)
  }

  @Test("Without stops of its own a style has one every 28 points")
  func defaultStops() throws {
    let text = LaidOutText(String(repeating: "\t", count: 12) + "b", try .dejaVu())
    for index in 1...12 {
      #expect(text.manager.location(forGlyphAt: index)?.x == CGFloat(28 * index))
    }
  }
}
