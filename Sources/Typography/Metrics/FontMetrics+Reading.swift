extension FontMetrics {
  /// The metrics that change along a variable font's axes, by their tags in `MVAR`.
  private enum Variation {
    static let ascender = FontTag(rawValue: 0x6861_7363)
    static let descender = FontTag(rawValue: 0x6864_7363)
    static let lineGap = FontTag(rawValue: 0x686C_6770)
    static let capHeight = FontTag(rawValue: 0x6370_6874)
    static let xHeight = FontTag(rawValue: 0x7868_6774)
    static let underlinePosition = FontTag(rawValue: 0x756E_646F)
    static let underlineThickness = FontTag(rawValue: 0x756E_6473)
    static let strikethroughPosition = FontTag(rawValue: 0x7374_726F)
    static let strikethroughThickness = FontTag(rawValue: 0x7374_7273)
  }

  /// Scales the metrics of a face at a position of its axes to a size in points.
  ///
  /// A size that is not finite or below 0 counts as 0.
  init(_ raw: RawMetrics, of font: HarfBuzzFont, size: Double, policy: LineMetricsPolicy) {
    let size = size.isFinite ? max(size, 0) : 0
    func points(_ designUnits: Int, _ variation: FontTag? = nil) -> Double {
      let delta = variation.map { font.variation(of: $0) } ?? 0
      return FixedPoint.points(
        Double(designUnits) + delta, size: size, unitsPerEm: raw.unitsPerEm)
    }
    func top(of letter: Unicode.Scalar) -> Double {
      let bounds = font.glyph(for: letter).flatMap { font.inkBounds(of: $0) }
      return points(bounds?.maxY ?? 0)
    }

    let (lines, source) = raw.lines(policy)
    ascent = points(lines.ascender, Variation.ascender)
    descent = abs(points(lines.descender, Variation.descender))
    lineGap = max(0, points(lines.lineGap, Variation.lineGap))
    capHeight = raw.capHeight.map { points($0, Variation.capHeight) } ?? top(of: "H")
    xHeight = raw.xHeight.map { points($0, Variation.xHeight) } ?? top(of: "x")
    underline = Decoration(
      position: points(raw.underlinePosition, Variation.underlinePosition),
      thickness: points(raw.underlineThickness, Variation.underlineThickness)
    )
    strikethrough = Decoration(
      position: points(raw.strikethroughPosition, Variation.strikethroughPosition),
      thickness: points(raw.strikethroughThickness, Variation.strikethroughThickness)
    )
    italicAngle = size > 0 ? raw.italicAngle : 0
    let box = raw.boundingBox
    boundingBox = Rect(
      x: points(box.minX),
      y: points(box.minY),
      width: points(max(0, box.maxX - box.minX)),
      height: points(max(0, box.maxY - box.minY))
    )
    unitsPerEm = raw.unitsPerEm
    self.source = source
  }
}
