internal import TextMeasurement

/// Where the baselines of text are that stands in whole pixels, in points from its top, down.
struct TextBaselines {
  /// The baseline of the first line, at the nearest pixel.
  let first: CGFloat

  /// The baseline of the last line, moved as the first one is, and then down to a pixel.
  let last: CGFloat

  /// Takes the baseline of an only line, in points from its top, down.
  init(_ baseline: CGFloat) {
    (first, last) = (baseline, baseline)
  }

  /// Finds the baselines of lines that are shown.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - scale: The pixels in one point.
  init(of text: LimitedText, scale: CGFloat) {
    let exact = CGFloat(text.lines.first?.baseline ?? 0)
    first = exact.rounded(scale: scale)
    let last = CGFloat(text.lines.last?.baseline ?? 0)
    self.last = (last + first - exact).roundedUp(scale: scale)
  }
}
