/// How far a face reaches above and below the baseline, in design units.
package struct VerticalExtents: Hashable, Sendable {
  /// From the baseline up, normally positive.
  package let ascent: Double

  /// From the baseline down, never negative.
  package let descent: Double

  /// Between lines, never negative.
  package let lineGap: Double

  /// The table that the values came from.
  package let source: MetricsSource

  /// Chooses among a face's tables and adds what the position of its axes changes.
  ///
  /// Source: OpenType `MVAR` tags `hasc`, `hdsc` and `hlgp`, whichever table was chosen.
  init(_ raw: RawMetrics, of font: HarfBuzzFont, _ policy: LineMetricsPolicy) {
    let (lines, source) = raw.lines(policy)
    ascent = Double(lines.ascender) + font.variation(of: FontTag(rawValue: 0x6861_7363))
    descent = abs(Double(lines.descender) + font.variation(of: FontTag(rawValue: 0x6864_7363)))
    lineGap = max(
      0,
      Double(lines.lineGap) + font.variation(of: FontTag(rawValue: 0x686C_6770))
    )
    self.source = source
  }
}
