import Foundation
import TestFixtures
import Testing
import TextLayout

@Suite("Lines of wrapped text")
struct WrappedLineTests {
  static let dejaVu = "debian/DejaVuSans.ttf"

  static let wrapped: [(font: String, width: CGFloat, widths: [CGFloat], height: CGFloat)] = [
    (dejaVu, 100, [77.6484375, 78.8828125, 89.4296875, 98.6484375], 74.5),
    ("debian/Inter-Regular.otf", 200, [153.4772727, 180.5909091], 38.7272727),
    ("debian/NotoSans-Regular.ttf", 150, [124.16, 140.096, 62.304], 65.376),
  ]

  @Test("A sentence wraps into lines of the worked widths", arguments: wrapped)
  func wrap(_ font: String, _ width: CGFloat, _ widths: [CGFloat], _ height: CGFloat) throws {
    let text = LaidOutText(
      Sentences.fox,
      try .fixture(font, size: 16),
      width: .points(width)
    )
    try #require(text.widths.count == widths.count)
    for (found, worked) in zip(text.widths, widths) { #expect(isClose(found, to: worked)) }
    #expect(isClose(text.usedRect.width, to: widths.max() ?? 0))
    #expect(isClose(text.usedRect.height, to: height))
    #expect(text.used.lineCount == widths.count)
  }

  @Test("The words stand on their lines, and spaces with the word before")
  func words() throws {
    let text = LaidOutText(Sentences.fox, try .dejaVu(), width: 100)
    #expect(text.lines == ["The quick ", "brown fox ", "jumps over ", "the lazy dog"])
    #expect(text.fragments.map(\.textRect.minY) == [0, 18.625, 37.25, 55.875])
    #expect(text.fragments.map(\.end) == [.opportunity, .opportunity, .opportunity, .endOfText])
  }

  static let limits: [(text: String, width: Double, lines: Int)] = [
    (Sentences.fox, 193.1640625, 2), (Sentences.fox, 193.16, 3),
    ("Keep watching", 117.46875, 1), ("Keep watching", 117, 2),
  ]

  @Test("What fits exactly fits, and a hair less does not", arguments: limits)
  func exactFit(_ string: String, _ width: Double, _ lines: Int) throws {
    let text = LaidOutText(string, try .dejaVu(), width: .points(width))
    #expect(text.fragments.count == lines)
  }

  @Test("A wider container never has more lines")
  func monotonic() throws {
    let text = LaidOutText(Sentences.fox, try .dejaVu(), width: 40)
    let counts = stride(from: 40.0, through: 400, by: 7).map { width in
      text.container.width = .points(width)
      return text.fragments.count
    }
    #expect(counts == counts.sorted(by: >))
    #expect(counts.last == 1)
    #expect(text.manager.counters.generatedParagraphs == 1)
  }

  @Test("Spaces hang at the end of a line, however many")
  func hangingSpaces() throws {
    let text = LaidOutText("jumps   over", try .dejaVu(), width: 49)
    let lines = text.fragments
    try #require(lines.count == 2)
    #expect(lines[0].width == 48.6640625)
    #expect(lines[0].trailingWhitespaceWidth == 15.2578125)
    #expect(lines[1].characterRange == 8..<12)
  }

  @Test("Spaces at the end of the text are in the advance, and not in the width")
  func finalSpaces() throws {
    let line = try #require(LaidOutText("Hello   ", try .dejaVu(), width: 100).fragments.first)
    #expect(line.advance == 55.8125)
    #expect(line.trailingWhitespaceWidth == 15.2578125)
    #expect(line.width == 40.5546875)
    #expect(line.characterRange == 0..<8)
  }

  @Test("Right-aligned text ends at the edge, and spaces hang beyond")
  func rightAligned() throws {
    var style = ParagraphStyle()
    style.alignment = .trailing
    let text = LaidOutText("Hello   ", try .dejaVu(), style, width: 100)
    let line = try #require(text.fragments.first)
    #expect(line.textRect.maxX == 100)
    #expect(text.used.textRect.minX == 59.4453125)
  }
}
