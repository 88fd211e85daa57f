import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Indents and alignment of laid out lines")
struct IndentLayoutTests {
  private static func text(
    _ string: String = Sentences.fox,
    width: Extent,
    padding: CGFloat = 0,
    _ change: (inout ParagraphStyle) -> Void
  ) throws -> LaidOutText {
    var style = ParagraphStyle()
    change(&style)
    return LaidOutText(string, try .dejaVu(), style, width: width, padding: padding)
  }

  @Test("The first line stands at its indent, beside the padding", arguments: [0, 5] as [CGFloat])
  func firstLine(_ padding: CGFloat) throws {
    let text = try Self.text("aaa bbb", width: 70, padding: padding) { $0.firstLineIndent = 20 }
    #expect(text.fragments.map(\.textRect.minX) == [20 + padding, padding])
    #expect(text.manager.location(forGlyphAt: 0)?.x == 20 + padding)
  }

  @Test("An indent narrows the column as a narrower container does")
  func headIndent() throws {
    let indented = try Self.text(width: 150) {
      $0.headIndent = 24
      $0.firstLineIndent = 24
    }
    let plain = try Self.text(width: 126) { _ in }
    let lines = ["The quick", "brown fox", "jumps over the", "lazy dog"]
    #expect(indented.contents == lines)
    #expect(plain.contents == lines)
    #expect(indented.used.textRect.minX == 24)
    #expect(indented.usedRect.height == plain.usedRect.height)
  }

  @Test("A tail indent counts from the leading margin or from the trailing one")
  func tailIndent() throws {
    let narrow = try Self.text(width: 170) { _ in }
    #expect(narrow.fragments.count == 3)
    for indent in [-30.0, 170] {
      let text = try Self.text(width: 200) { $0.tailIndent = indent }
      #expect(text.fragments.map(\.characterRange) == narrow.fragments.map(\.characterRange))
    }
  }

  static let aligned: [(alignment: TextAlignment, x: CGFloat)] = [
    (.leading, 0), (.center, 29.72265625), (.trailing, 59.4453125),
  ]

  @Test("Text stands where its alignment puts it", arguments: aligned)
  func alignment(_ alignment: TextAlignment, _ x: CGFloat) throws {
    for height in [Extent.unlimited, 100] {
      let text = try Self.text("Hello", width: 100) { $0.alignment = alignment }
      text.container.height = height
      #expect(isClose(text.usedRect.minX, to: x))
      #expect(isClose(text.fragments.first?.textRect.minX ?? -1, to: x))
      #expect(text.usedRect.width == 40.5546875)
    }
  }

  @Test(
    "Without a right edge text stands at the left",
    arguments: [TextAlignment.trailing, .center]
  )
  func unlimited(_ alignment: TextAlignment) throws {
    let text = try Self.text("Hello\nHi", width: .unlimited) { $0.alignment = alignment }
    #expect(text.fragments.map(\.textRect.minX) == [0, 0])
  }

  @Test("Text from right to left is indented from the right", arguments: [0, 5] as [CGFloat])
  func rightToLeft(_ padding: CGFloat) throws {
    var style = ParagraphStyle()
    style.headIndent = 10
    style.firstLineIndent = 10
    let font = try Font.fixture("debian/NotoSansHebrew-Regular.ttf", size: 16)
    let string = "שלום שלום שלום"
    let text = LaidOutText(string, font, style, width: 100, padding: padding)
    #expect(text.fragments.count == 2)
    #expect(text.fragments.allSatisfy { $0.textRect.maxX == 90 - padding })
  }

  @Test("Justified lines are as wide as there is room, but for the last")
  func justified() throws {
    let plain = try Self.text(width: 150) { _ in }
    let text = try Self.text(width: 150) { $0.alignment = .justified }
    #expect(plain.widths.count == 3)
    #expect(Array(text.widths.dropLast()) == [150, 150])
    #expect(text.widths.last == plain.widths.last)
    #expect(text.fragments.map(\.characterRange) == plain.fragments.map(\.characterRange))
  }
}
