import Testing
import Typography

@Suite("Metrics along the axes of a variable font")
struct VariationMetricsTests {
  /// Positions of SquareVF, and the advance and the ascender that its sources give there.
  ///
  /// `avar` moves weight 700 to 500 of 400 to 900: a fifth of the way.
  private static let positions: [([(String, Double)], advance: Double, ascent: Double)] = [
    ([], 1000, 800),
    ([("wght", 100)], 900, 800),
    ([("wght", 250)], 950, 800),
    ([("wght", 700)], 1040, 820),
    ([("wght", 900)], 1200, 900),
    ([("wdth", 50)], 500, 800),
    ([("wdth", 75)], 750, 800),
    ([("wdth", 150)], 1500, 800),
    ([("wdth", 200)], 2000, 800),
    ([("wght", 900), ("wdth", 200)], 2200, 900),
    ([("wght", 1000), ("wdth", 1)], 700, 900),
    ([("slnt", 10)], 1000, 800),
  ]

  private func font(_ file: String, at position: [(String, Double)]) throws -> ScaledFont {
    let variations = try position.map { name, value in
      FontVariation(try #require(FontTag(name)), value: value)
    }
    return ScaledFont(try .fixture(file), size: 1000, variations: variations)
  }

  @Test("advances follow HVAR, and without it the outlines", arguments: 0..<positions.count)
  func advances(index: Int) throws {
    let (position, advance, _) = Self.positions[index]
    for file in ["SquareVF.ttf", "SquareVF-NoHVAR.ttf"] {
      let font = try font(file, at: position)
      let glyph = try #require(font.glyph(for: "A"))
      #expect(font.glyphMetrics(glyph).advance == advance, "\(file) at \(position)")
    }
  }

  @Test(
    "ascent and descent follow MVAR, whichever table they come from",
    arguments: 0..<positions.count
  )
  func lines(index: Int) throws {
    let (position, _, ascent) = Self.positions[index]
    for policy in [LineMetricsPolicy.apple, .openType] {
      let metrics = try font("SquareVF.ttf", at: position).metrics(policy)
      // Positions are kept in 1/16,384 of an axis, which is 1/160 of a unit here.
      #expect(abs(metrics.ascent - ascent) < 0.01)
      #expect(metrics.descent == 200)
    }
  }

  @Test("positions beyond an axis take its end, and unknown axes none")
  func clamping() throws {
    let font = try font("SquareVF.ttf", at: [("wght", 5000), ("wdth", -5), ("opsz", 12)])
    #expect(font.variations.map(\.tag.description) == ["wght", "wdth"])
    #expect(font.variations.map(\.value) == [900, 50])
  }

  @Test("of two positions on one axis the later counts, and the default is none")
  func laterCounts() throws {
    let font = try font("SquareVF.ttf", at: [("wght", 900), ("wdth", 200), ("wght", 400)])
    #expect(font.variations.map(\.tag.description) == ["wdth"])
  }

  @Test("equal positions are one font")
  func identity() throws {
    let face = try FontFace.fixture("SquareVF.ttf")
    let bold = FontVariation(.weight, value: 900)
    let font = ScaledFont(face, size: 10, variations: [bold])
    #expect(font == ScaledFont(face, size: 10, variations: [bold]))
    #expect(font != ScaledFont(face, size: 11, variations: [bold]))
    #expect(font != ScaledFont(face, size: 10))
  }
}
