internal import Typography

/// The rule of a symbol: a square as large as the font, its middle that of a capital letter.
final class SymbolRule: NodeRule {
  /// The size, in points.
  let size: CGSize

  /// Where letters beside it stand, in points from its top, down.
  private let baseline: CGFloat

  /// What the symbol leaves free around itself, as a letter does.
  private let spacing: ViewSpacing

  /// Takes the font from the environment.
  init(_ environment: EnvironmentValues) {
    let font = environment.textSettings.style(in: environment).font
    let scale = environment.displayScale
    let length = CGFloat(font.size).asLength.roundedUp(scale: scale)
    size = CGSize(width: length, height: length)
    let metrics = font.scaled.metrics()
    baseline = ((length + CGFloat(metrics.capHeight)) / 2).rounded(scale: scale)
    spacing = ViewSpacing(
      metrics,
      baselines: TextBaselines(baseline),
      textHeight: length,
      scale: scale
    )
  }

  var parameters: [RuleParameter]? {
    [
      RuleParameter("length", size.width),
      RuleParameter("baseline", baseline),
      RuleParameter("spacing", spacing),
    ]
  }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize { size }

  func spacing(of node: LayoutNode) -> ViewSpacing { spacing }

  func mightTell(_ key: AlignmentKey, of node: LayoutNode) -> Bool { key.isTextBaseline }

  func explicitGuide(
    _ key: AlignmentKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> CGFloat? {
    let baselines = [
      VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
    ]
    return baselines.contains(key) ? baseline : nil
  }
}
