import Testing
import Typography

@Suite("Fonts in which all characters are alike")
struct UniformFontTests {
  @Test("The font has the measures that it was made of")
  func measures() throws {
    let font = try Font(
      uniform: UniformMeasures(advance: 10, ascent: 16, descent: 4, leading: 2, capHeight: 12)
    )
    let metrics = font.scaled.metrics()
    #expect(metrics.ascent == 16)
    #expect(metrics.descent == 4)
    #expect(metrics.lineGap == 2)
    #expect(metrics.capHeight == 12)
    #expect(font.scaled.face.family == "Uniform")
    #expect(font.scaled.face.style == "Regular")
  }

  @Test("Measures are kept to the 64th of a point, up to 500 points")
  func range() throws {
    let small = try Font(
      uniform: UniformMeasures(advance: 0.25, ascent: 0.359375, descent: 0, capHeight: 0)
    )
    #expect(small.scaled.metrics().ascent == 0.359375)
    let large = try Font(uniform: UniformMeasures(advance: 500, ascent: 500, descent: 500))
    #expect(large.scaled.metrics().ascent == 500)
    #expect(large.scaled.metrics().descent == 500)
    #expect(large.scaled.metrics().capHeight == 375)
  }

  @Test("Every scalar has a glyph", arguments: ["a", " ", "…", "م", "字", "😀", "\u{10FFFD}"])
  func coverage(character: Unicode.Scalar) throws {
    let font = try Font(uniform: UniformMeasures(advance: 10, ascent: 16, descent: 4))
    #expect(font.scaled.face.maps(character))
  }
}
