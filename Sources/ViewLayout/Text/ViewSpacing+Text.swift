internal import TextMeasurement
internal import Typography

extension ViewSpacing {
  /// The spacing of text: from a view above or below it follows from the measures of its font, and to
  /// other text it is what that leaves between lines.
  ///
  /// - Parameters:
  ///   - metrics: The measures of the font.
  ///   - text: The lines of the text.
  ///   - environment: The pixels that distances are rounded up to.
  init(_ metrics: FontMetrics, text: LimitedText, _ environment: EnvironmentValues) {
    self.init()
    let scale = environment.displayScale
    let ascent = CGFloat(metrics.ascent)
    let descent = CGFloat(metrics.descent)
    let height: CGFloat = ascent + descent
    let tenth: CGFloat = height / 10
    let part = tenth.roundedUp(scale: scale)
    let baselines = TextBaselines(of: text, scale: scale)
    let leading = CGFloat(metrics.lineGap).roundedUp(scale: scale)
    for edge in [Edge.top, .bottom] { self[edge, .textToText] = .text(leading: leading) }
    self[.top, .baseline] = .distance(-baselines.first)
    self[.bottom, .baseline] = .distance(
      baselines.last - CGFloat(text.size.height).roundedUp(scale: scale)
    )
    self[.top, .aboveText] = .distance(height + part - ascent)
    self[.bottom, .belowText] = .distance(
      max(height + part - CGFloat(metrics.capHeight), part + descent)
    )
  }
}
