internal import Typography

/// How far a face reaches above and below the baseline, in layout units.
struct LineMetrics: Hashable, Sendable {
  /// From the baseline up, positive.
  var ascent: Int64

  /// From the baseline down, positive.
  var descent: Int64

  /// Below the descent.
  var leading: Int64

  /// The natural height of a line.
  var height: Int64 { ascent + descent + leading }

  /// The line metrics of a face at a size in points.
  init(_ instance: FontInstance, size: Double, _ options: MeasuringOptions) {
    let extents = instance.verticalExtents(options.metrics)
    let unitsPerEm = instance.face.unitsPerEm
    func layoutUnits(_ designUnits: Double) -> Int64 {
      LayoutUnit(
        points: FixedPoint.points(designUnits, size: size, unitsPerEm: unitsPerEm)
      ).rawValue
    }
    ascent = layoutUnits(extents.ascent)
    descent = layoutUnits(extents.descent)
    leading = options.usesFontLeading ? layoutUnits(extents.lineGap) : 0
  }

  /// Makes room for another face on the line.
  mutating func formUnion(_ other: LineMetrics) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    leading = max(leading, other.leading)
  }
}
