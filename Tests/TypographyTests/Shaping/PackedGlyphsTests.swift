import TestFixtures
import Testing

@testable import Typography

struct PackedGlyphsTests {
  private static let edges: [Int32] = [
    0, 1, -1, 8191, 8192, -8192, -8193, 16384, -16384, .max, .min,
  ]

  private static let ids: [UInt32] = [0, 1, 65_535, 65_536, 0xFF_FFFF]

  private static func random(_ generator: inout SeededGenerator) -> ShapedGlyph {
    func number() -> Int32 {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: edges.randomElement(using: &generator) ?? 0
      case 1: Int32.random(in: -9000...9000, using: &generator)
      default: 0
      }
    }
    var glyph = ShapedGlyph(
      id: GlyphID(rawValue: ids.randomElement(using: &generator) ?? 0),
      cluster: UInt32.random(in: 0...0x7FFF_FFFF, using: &generator),
      advance: number(),
      xOffset: number(),
      yOffset: number(),
      isSafeToBreakBefore: Bool.random(using: &generator)
    )
    if Int.random(in: 0..<8, using: &generator) == 0 { glyph.hide() }
    return glyph
  }

  @Test("glyphs are unpacked as they were packed, in any order and after more were forgotten")
  func roundTrip() {
    for seed in UInt64(0)..<64 {
      var generator = SeededGenerator(seed: seed)
      var buffer = GlyphBuffer()
      var glyphs: [ShapedGlyph] = []
      for _ in 0..<300 {
        let glyph = Self.random(&generator)
        buffer.append(glyph)
        glyphs.append(glyph)
      }
      buffer.reverse(from: 100)
      glyphs[100...].reverse()
      buffer.removeLast(20)
      glyphs.removeLast(20)
      buffer[7].hide()
      glyphs[7].hide()
      let packed = buffer.withReader(3..<buffer.count) { PackedGlyphs($0) }
      #expect(Array(packed) == Array(glyphs[3...]), "seed \(seed)")
      #expect(packed.withReader { Array($0.part(5..<9)) } == Array(glyphs[8..<12]), "seed \(seed)")
    }
  }

  @Test("glyphs are appended with their clusters moved")
  func moving() {
    var words = GlyphBuffer()
    words.append(ShapedGlyph(id: GlyphID(3), cluster: 10, advance: 500))
    words.append(ShapedGlyph(id: GlyphID(4), cluster: 11, advance: 0, xOffset: -7, yOffset: 9))
    var text = GlyphBuffer()
    words.withReader(0..<2) { text.append($0, movedBy: 90) }
    words.withReader(1..<2) { text.append($0, movedBy: -11) }
    let glyphs = text.withReader(0..<text.count) { Array($0) }
    #expect(glyphs.map(\.cluster) == [100, 101, 0])
    #expect(glyphs.map(\.xOffset) == [0, -7, -7])
  }

  @Test("most glyphs take eight bytes")
  func size() {
    #expect(MemoryLayout<PackedGlyph>.stride == 8)
    #expect(MemoryLayout<PackedGlyph.Rest>.stride == 16)
  }
}
