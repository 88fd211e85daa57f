extension FontMetrics {
  /// The metrics that change along a variable font's axes, by their tags in `MVAR`.
  private enum Variation {
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
  init(_ instance: FontInstance, size: Double, policy: LineMetricsPolicy) {
    let raw = instance.face.metrics
    let font = instance.harfBuzz
    let size = size.isFinite ? max(size, 0) : 0
    func scaled(_ designUnits: Double) -> Double {
      FixedPoint.points(designUnits, size: size, unitsPerEm: raw.unitsPerEm)
    }
    func points(_ designUnits: Int, _ variation: FontTag? = nil) -> Double {
      scaled(Double(designUnits) + (variation.map { font.variation(of: $0) } ?? 0))
    }
    func top(of letter: Unicode.Scalar) -> Double {
      let bounds = font.glyph(for: letter).flatMap { font.inkBounds(of: $0) }
      return points(bounds?.maxY ?? 0)
    }

    let extents = instance.verticalExtents(policy)
    ascent = scaled(extents.ascent)
    descent = scaled(extents.descent)
    lineGap = scaled(extents.lineGap)
    source = extents.source
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
  }
}
