import Foundation
import TestFixtures
import Testing

@testable import TextLayout

@Suite("Paragraphs of a few bytes")
struct ShortParagraphTests {
  @Test("empty paragraphs share their glyphs")
  func sharing() throws {
    let text = LaidOutText("\n\n\nabc\n\n", try .dejaVu())
    #expect(text.used.lineCount == 6)
    let shared = text.manager.store.paragraphs
    #expect(shared[0].layout?.prepared?.id == shared[2].layout?.prepared?.id)
    #expect(shared[0].layout?.prepared?.id != shared[3].layout?.prepared?.id)
    #expect(text.fragments.map(\.characterRange) == [0..<1, 1..<2, 2..<3, 3..<7, 7..<8])
    #expect(text.fragments.map(\.textRect.minY) == (0..<5).map { CGFloat($0) * 18.625 })
  }

  @Test("paragraphs that are equal but for how their characters are written do not")
  func canonicalEquivalence() throws {
    let text = LaidOutText("é\ne\u{301}\né\n", try .dejaVu())
    _ = text.used
    #expect(text.fragments.map(\.characterRange) == [0..<2, 2..<5, 5..<7])
  }

  @Test("an empty paragraph in another font is as high as that")
  func fonts() throws {
    let text = LaidOutText("\n\n\n", try .square())
    _ = text.used
    text.storage.setStyle(in: 1..<2) { $0.font.size = 20 }
    _ = text.used
    #expect(text.fragments.map(\.textRect.height) == [10, 20, 10])
  }
}
