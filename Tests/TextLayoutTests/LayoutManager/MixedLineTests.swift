import Foundation
import TestFixtures
import Testing
import TextLayout
import TextMeasurement

@Suite("Lines of several faces, and attachments")
struct MixedLineTests {
  /// DejaVu Sans at 16 pt, with fonts for what it lacks.
  private static func withFallback() throws -> Font {
    var font = try Font.dejaVu()
    font.cascade = .embedded
    return font
  }

  @Test("An ideograph makes its own line higher")
  func ideograph() throws {
    let text = LaidOutText("abc\u{2028}漢 abc\u{2028}abc", try Self.withFallback())
    let heights = text.fragments.map(\.usedRect.height)
    try #require(heights.count == 3)
    for (height, worked) in zip(heights, [18.625, 23.168, 18.625] as [CGFloat]) {
      #expect(isClose(height, to: worked))
    }
  }

  @Test("An emoji makes its line higher, unless heights are fixed; the baseline stays")
  func emoji() throws {
    let heights: [(LineHeightPolicy, CGFloat)] = [(.natural, 18.7578125), (.fixed, 18.625)]
    for (policy, height) in heights {
      var style = ParagraphStyle()
      style.lineHeightPolicy = policy
      let text = LaidOutText("a😀", try Self.withFallback(), style)
      #expect(text.usedRect.height == height)
      #expect(text.fragments.first?.baseline == 14.8515625)
    }
  }

  @Test("Raised text makes its line higher above")
  func raised() throws {
    let text = LaidOutText("ab", try .dejaVu())
    text.storage.setStyle(in: 1..<2) { $0.baselineOffset = 5 }
    #expect(text.usedRect.height == 23.625)
    #expect(text.fragments.first?.baseline == 19.8515625)
  }

  @Test("An attachment stands between letters and counts for the height")
  func attachment() throws {
    let text = LaidOutText("a\u{FFFC}b", try .dejaVu())
    let picture = TextMeasurement.Attachment(size: Size(width: 20, height: 20), descent: 4)
    text.storage.setStyle(in: 1..<2) { $0.attachment = picture }
    let line = try #require(text.fragments.first)
    #expect(line.usedRect.height == 20)
    #expect(line.baseline == 16)
    let places = (0..<3).compactMap { text.manager.location(forGlyphAt: $0)?.x }
    #expect(places == [0, 9.8046875, 29.8046875])
    #expect(text.manager.attachmentSize(forGlyphAt: 1) == CGSize(width: 20, height: 20))
    #expect(text.manager.attachmentSize(forGlyphAt: 0) == nil)
    #expect(text.manager.glyph(at: 1) == nil)
    #expect(line.width == 39.9609375)
  }

  @Test("An attachment that takes all of the line is asked for its size a bounded number of times")
  func greedyAttachment() throws {
    let text = LaidOutText("a\u{FFFC}b", try .dejaVu(), width: 100, height: 300)
    text.storage.setStyle(in: 1..<2) { $0.attachment = TextMeasurement.Attachment(size: .zero) }
    let delegate = GreedyAttachments()
    text.manager.delegate = delegate
    #expect(text.fragments.map(\.characterRange) == [0..<1, 1..<2, 2..<3])
    #expect(text.usedRect.width == 100)
    #expect(text.usedRect.height >= 2 * 18.625 + 100)
    #expect(delegate.asked == [1])
    text.container.width = 200
    _ = text.used
    #expect(delegate.asked.count <= 2)
  }

  @Test("No pair is kerned across a change of font")
  func fontChange() throws {
    let bold = try Font.fixture("debian/DejaVuSans-Bold.ttf", size: 16)
    let text = LaidOutText("AV", try .dejaVu())
    #expect(text.widths == [20.8671875])
    text.storage.setStyle(in: 1..<2) { $0.font = bold }
    let measurer = TextMeasurer(defaultStyle: TextStyle(font: bold))
    // A alone is 1401 of 2,048 units wide.
    #expect(text.widths == [10.9453125 + measurer.naturalSize(of: "V").width])
  }
}

/// Has attachments fill their line, and as much height.
private final class GreedyAttachments: LayoutManagerDelegate {
  private(set) var asked: [Int] = []

  func layoutManager(
    _ manager: LayoutManager,
    attachment proposed: TextMeasurement.Attachment,
    at character: Int,
    inLineOf width: CGFloat
  ) -> TextMeasurement.Attachment {
    asked.append(character)
    return TextMeasurement.Attachment(size: Size(width: width, height: width))
  }
}
