import Testing
import Typography

@Suite("Metrics of fonts")
struct LineMetricsTests {
  private func metrics(
    _ font: String,
    size: Double = 16,
    _ policy: LineMetricsPolicy = .apple
  ) throws -> FontMetrics {
    let face =
      if font.hasPrefix("embedded:") {
        try #require(FontFace.embedded[String(font.dropFirst("embedded:".count))])
      } else {
        try FontFace.fixture(font)
      }
    return ScaledFont(face, size: size).metrics(policy)
  }

  private func lines(
    _ font: String,
    _ policy: LineMetricsPolicy = .apple
  ) throws -> [Double] {
    let metrics = try metrics("debian/\(font)", policy)
    return [metrics.ascent, metrics.descent, metrics.lineGap]
  }

  @Test("worked numbers hold at every size", arguments: WorkedMetrics.all)
  func worked(_ expected: WorkedMetrics) throws {
    let metrics = try metrics(expected.font, size: expected.size)
    #expect(isClose(metrics.ascent, to: expected.ascent))
    #expect(isClose(metrics.descent, to: expected.descent))
    #expect(isClose(metrics.lineGap, to: expected.lineGap))
    #expect(isClose(metrics.lineHeight, to: expected.lineHeight))
    for (scale, rounded) in zip([1.0, 2, 3], expected.rounded) {
      let size = Size(width: 0, height: metrics.lineHeight).rounded(to: scale)
      #expect(isClose(size.height, to: rounded))
    }
    if let xHeight = expected.xHeight { #expect(isClose(metrics.xHeight, to: xHeight)) }
    if let capHeight = expected.capHeight { #expect(isClose(metrics.capHeight, to: capHeight)) }
    if let underline = expected.underline {
      #expect(isClose(metrics.underline.position, to: underline.position))
      #expect(isClose(metrics.underline.thickness, to: underline.thickness))
    }
  }

  @Test("T138: hhea counts before the typographic values")
  func horizontalHeaderFirst() throws {
    #expect(try lines("DejaVuSans.ttf") == [14.8515625, 3.7734375, 0])
    #expect(try metrics("debian/DejaVuSans.ttf").source == .horizontalHeader)
  }

  @Test("T139: USE_TYPO_METRICS counts under the OpenType policy only")
  func typographicBit() throws {
    #expect(try lines("DejaVuSans-Bit7.ttf", .apple) == [14.8515625, 3.7734375, 0])
    #expect(try lines("DejaVuSans-Bit7.ttf", .openType) == [12.15625, 3.84375, 3.203125])
    #expect(try metrics("debian/DejaVuSans-Bit7.ttf", .openType).source == .typographic)
    #expect(try lines("DejaVuSans.ttf", .openType) == [14.8515625, 3.7734375, 0])
  }

  @Test("T140: typographic values stand in for an hhea of zeros")
  func zeroHorizontalHeader() throws {
    for policy in [LineMetricsPolicy.apple, .openType] {
      #expect(try lines("DejaVuSans-HheaZero.ttf", policy) == [12.15625, 3.84375, 3.203125])
      #expect(try metrics("debian/DejaVuSans-HheaZero.ttf", policy).source == .typographic)
    }
  }

  @Test("T141: Windows values stand in for hhea and typographic values of zeros")
  func zeroTypographic() throws {
    for policy in [LineMetricsPolicy.apple, .openType] {
      #expect(try lines("DejaVuSans-HheaTypoZero.ttf", policy) == [14.8515625, 3.7734375, 0])
      #expect(try metrics("debian/DejaVuSans-HheaTypoZero.ttf", policy).source == .windows)
    }
  }

  @Test("a descent with the wrong sign is a distance below the baseline")
  func positiveDescent() throws {
    #expect(try lines("DejaVuSans-PositiveDescent.ttf") == [14.8515625, 3.7734375, 0])
  }

  @Test("a negative line gap is none")
  func negativeGap() throws {
    #expect(try lines("DejaVuSans-NegativeGap.ttf") == [14.8515625, 3.7734375, 0])
  }

  @Test("T144: x-height and cap height are measured where OS/2 does not say them")
  func measuredHeights() throws {
    let metrics = try metrics("debian/DejaVuSans.ttf")
    #expect(metrics.xHeight == 8.75)
    #expect(metrics.capHeight == 11.6640625)
  }

  @Test("T145: units per em are the font's own")
  func unitsPerEm() throws {
    let metrics = try metrics("debian/Inter-Regular.otf")
    #expect(metrics.ascent == 15.5)
    #expect(metrics.unitsPerEm == 2816)
  }

  @Test("T146: an underline's position is the top of its stroke")
  func underline() throws {
    let underline = try metrics("debian/DejaVuSans.ttf").underline
    #expect(underline.position == -0.3125)
    #expect(underline.thickness == 0.703125)
  }

  @Test("T147: letters that lean right have a negative angle")
  func italicAngle() throws {
    #expect(isClose(try metrics("debian/Inter-Italic.otf").italicAngle, to: -9.4))
    #expect(try metrics("debian/Inter-Regular.otf").italicAngle == 0)
  }

  private static let noSizes: [Double] = [0, -1, -.infinity, .infinity, .nan]

  @Test(
    "T154: at no size, and at sizes that are none, every measure is zero",
    arguments: noSizes
  )
  func noSize(size: Double) throws {
    for font in ["debian/DejaVuSans.ttf", "debian/Inter-Italic.otf", "SquareGap-Regular.ttf"] {
      let metrics = try metrics(font, size: size)
      let measures = [
        metrics.ascent, metrics.descent, metrics.lineGap, metrics.lineHeight, metrics.xHeight,
        metrics.capHeight, metrics.underline.position, metrics.underline.thickness,
        metrics.strikethrough.position, metrics.strikethrough.thickness, metrics.italicAngle,
        metrics.boundingBox.x, metrics.boundingBox.y, metrics.boundingBox.width,
        metrics.boundingBox.height,
      ]
      #expect(measures.allSatisfy { $0 == 0 })
    }
  }

  @Test("measures grow with the size")
  func proportion() throws {
    let small = try metrics("SquareGap-Regular.ttf", size: 10)
    let large = try metrics("SquareGap-Regular.ttf", size: 40)
    #expect(small.ascent == 8)
    #expect(small.descent == 2)
    #expect(small.lineGap == 2)
    #expect(small.lineHeight == 12)
    #expect(large.lineHeight == 48)
    #expect(small.underline.position == -1)
    #expect(small.underline.thickness == 0.5)
    #expect(small.strikethrough.position == 3)
    #expect(small.strikethrough.thickness == 0.5)
  }

  @Test("ink is where the outlines are")
  func ink() throws {
    let font = ScaledFont(try .fixture("Square-Regular.ttf"), size: 10)
    func ink(_ scalar: Unicode.Scalar) throws -> Rect? {
      font.glyphMetrics(try #require(font.glyph(for: scalar))).inkBounds
    }
    #expect(try ink("x") == Rect(x: 0, y: -2, width: 10, height: 10))
    #expect(try ink("p") == Rect(x: 0, y: -2, width: 10, height: 2))
    #expect(try ink("É") == Rect(x: 0, y: 0, width: 10, height: 8))
    #expect(try ink(" ") == nil)
    #expect(try ink("\u{301}") == Rect(x: -6, y: 6, width: 2, height: 2))
    let notdef = font.glyphMetrics(.notdef)
    #expect(notdef.inkBounds == Rect(x: 1, y: 0, width: 8, height: 7))
    #expect(notdef.leftSideBearing == 1)
  }
}
