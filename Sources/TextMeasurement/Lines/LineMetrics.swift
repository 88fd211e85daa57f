internal import Typography

/// How far a face reaches above and below the baseline, in layout units.
struct LineMetrics: Hashable, Sendable {
  /// From the baseline up, positive.
  var ascent: Int64

  /// From the baseline down, positive.
  var descent: Int64

  /// Below the descent.
  var leading: Int64

  /// The whole height of a line.
  var height: Int64 { ascent + descent + leading }

  /// The line metrics of a font at its size.
  init(_ font: ScaledFont, _ policy: LineMetricsPolicy) {
    let metrics = font.metrics(policy)
    ascent = LayoutUnit(points: metrics.ascent).rawValue
    descent = LayoutUnit(points: metrics.descent).rawValue
    leading = LayoutUnit(points: metrics.lineGap).rawValue
  }

  /// Makes room for another face on the line.
  mutating func formUnion(_ other: LineMetrics) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    leading = max(leading, other.leading)
  }
}
