internal import Typography

extension ViewSpacing {
  /// The spacing of text: from a view above or below it follows from the measures of its font, and
  /// to other text it is what that leaves between lines.
  ///
  /// - Parameters:
  ///   - metrics: The measures of the font.
  ///   - baselines: Those of the first and the last line, in points from the top, down.
  ///   - textHeight: The height of all lines, in points.
  ///   - scale: The pixels in one point, up to which distances are rounded.
  init(_ metrics: FontMetrics, baselines: TextBaselines, textHeight: CGFloat, scale: CGFloat) {
    self.init()
    let ascent = CGFloat(metrics.ascent)
    let descent = CGFloat(metrics.descent)
    let height: CGFloat = ascent + descent
    let tenth: CGFloat = height / 10
    let part = tenth.roundedUp(scale: scale)
    let leading = CGFloat(metrics.lineGap).roundedUp(scale: scale)
    for edge in [Edge.top, .bottom] { self[edge, .textToText] = .text(leading: leading) }
    self[.top, .baseline] = .distance(-baselines.first)
    self[.bottom, .baseline] = .distance(baselines.last - textHeight)
    self[.top, .aboveText] = .distance(height + part - ascent)
    self[.bottom, .belowText] = .distance(
      max(height + part - CGFloat(metrics.capHeight), part + descent)
    )
  }
}
