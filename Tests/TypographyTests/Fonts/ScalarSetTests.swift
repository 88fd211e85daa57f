import TestFixtures
import Testing
@testable import Typography

@Suite("Sets of scalars")
struct ScalarSetTests {
  @Test("a set holds what its ranges hold and nothing else")
  func contents() throws {
    for seed in 0..<UInt64(20) {
      var generator = SeededGenerator(seed: seed)
      var ranges: [ClosedRange<UInt32>] = []
      for _ in 0..<8 {
        let first = UInt32.random(in: 0...0x10FFFF, using: &generator)
        ranges.append(first...first + UInt32.random(in: 0...300, using: &generator))
      }
      ranges += [0...0, 0x10FFFF...0x10FFFF, 0x3F...0x40, 0x110000...0x120000]
      let set = ScalarSet(ranges)
      for range in ranges {
        let around = Int(range.lowerBound) - 70...Int(range.upperBound) + 70
        for value in around.clamped(to: 0...0x11_0000) {
          guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
          let isExpected = ranges.contains { $0.contains(scalar.value) }
          #expect(set.contains(scalar) == isExpected, "seed \(seed), \(value)")
        }
      }
    }
  }

  @Test("a set of no ranges is empty")
  func empty() {
    #expect(ScalarSet([]).isEmpty)
    #expect(!ScalarSet([5...5]).isEmpty)
    #expect(ScalarSet([0x11_0000...0x12_0000]).isEmpty)
  }

  @Test("a face maps what its glyphs say", arguments: ["Square-Regular.ttf", "SquareVF.ttf"])
  func face(file: String) throws {
    let face = try FontFace.fixture(file)
    let font = ScaledFont(face, size: 1)
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 37) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(face.maps(scalar) == (font.glyph(for: scalar) != nil), "\(value)")
    }
  }

  @Test("embedded faces map what their glyphs say")
  func embedded() throws {
    for (file, face) in FontFace.embedded {
      let font = ScaledFont(face, size: 1)
      for value in stride(from: UInt32(0x20), to: 0x2_0000, by: 7) {
        guard let scalar = Unicode.Scalar(value) else { continue }
        if face.maps(scalar) != (font.glyph(for: scalar) != nil) {
          Issue.record("\(file) and U+\(String(value, radix: 16))")
        }
      }
    }
  }
}
