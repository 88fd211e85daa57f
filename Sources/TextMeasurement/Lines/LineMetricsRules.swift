internal import Typography

/// How the line metrics of faces are found.
struct LineMetricsRules: Hashable, Sendable {
  /// Which of a font's measures count.
  let policy: LineMetricsPolicy

  /// Whether fonts' own line gaps count.
  let usesFontLeading: Bool
}

extension MeasuringOptions {
  /// How the line metrics of faces are found.
  var metricsRules: LineMetricsRules {
    LineMetricsRules(policy: metrics, usesFontLeading: usesFontLeading)
  }
}
