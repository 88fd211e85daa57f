import Testing
import Typography

@Suite("Line heights as other systems round them")
struct LineHeightRoundingTests {
  @Test(
    "AppKit adds a fifth where there is no gap (T152)",
    arguments: [
      (85.546875, 20.765625, 4.078125, 111),
      (73.92, 22.08, 0, 115),
      (9.24, 2.76, 0, 14),
    ] as [(Double, Double, Double, Double)]
  )
  func appKit(ascent: Double, descent: Double, lineGap: Double, expected: Double) {
    let height = LineHeightRounding.appKit.lineHeight(
      ascent: ascent,
      descent: descent,
      lineGap: lineGap
    )
    #expect(height == expected)
  }

  @Test("WebKit rounds up, Blink to the nearest (T153)")
  func browsers() throws {
    let face = try FontFace.fixture("debian/Inter-Regular.otf")
    let metrics = ScaledFont(face, size: 17).metrics()
    #expect(metrics.lineHeight(roundedLike: .webKit) == 22)
    #expect(metrics.lineHeight(roundedLike: .blink) == 20)
  }
}
