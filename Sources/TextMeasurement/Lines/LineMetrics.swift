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

  /// The line metrics of a face in a style.
  ///
  /// A style that stands above the baseline reaches higher by that, and one below it lower.
  init(_ instance: FontInstance, _ style: RunStyle, _ rules: LineMetricsRules) {
    let size = style.size
    let extents = instance.verticalExtents(rules.policy)
    let unitsPerEm = instance.face.unitsPerEm
    func layoutUnits(_ designUnits: Double) -> Int64 {
      LayoutUnit(
        points: FixedPoint.points(designUnits, size: size, unitsPerEm: unitsPerEm)
      ).rawValue
    }
    ascent = layoutUnits(extents.ascent) + max(0, style.baselineOffset)
    descent = layoutUnits(extents.descent) + max(0, -style.baselineOffset)
    leading = rules.usesFontLeading ? layoutUnits(extents.lineGap) : 0
  }

  /// The line metrics of what stands for U+FFFC in a style.
  init(attachmentOf style: RunStyle) {
    ascent = max(0, (style.attachment?.above ?? 0) + style.baselineOffset)
    descent = max(0, (style.attachment?.below ?? 0) - style.baselineOffset)
    leading = 0
  }

  /// Makes room for another face on the line.
  mutating func formUnion(_ other: LineMetrics) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    leading = max(leading, other.leading)
  }
}
