internal import TextMeasurement

/// The rule of text.
final class TextRule: NodeRule {
  private let styled: StyledText
  private let options: MeasuringOptions
  private let environment: EnvironmentValues

  /// The text as it is measured.
  private(set) lazy var text = PreparedText(
    environment.uniformTextFont.map {
      UniformText(styled.string, $0).styledText(as: options)
    } ?? styled,
    options: options
  )

  /// Prepares a text.
  ///
  /// - Parameters:
  ///   - text: The text with its styles.
  ///   - environment: The limits of the text.
  init(_ text: StyledText, _ environment: EnvironmentValues) {
    var options = MeasuringOptions()
    options.paragraphStyle = environment.paragraphStyle
    styled = text
    self.options = options
    self.environment = environment
  }

  /// The most lines; `nil` has no limit.
  var lineLimit: Int? { environment.lineLimit }

  /// The text as it was given.
  var content: String { styled.string }

  var parameters: [RuleParameter]? {
    [
      RuleParameter("text", styled),
      RuleParameter("paragraphStyle", options.paragraphStyle),
      RuleParameter("lineLimit", environment.lineLimit),
      RuleParameter("reservedLineCount", environment.reservedLineCount),
      RuleParameter("truncationMode", environment.truncationMode),
      RuleParameter("minimumScaleFactor", environment.minimumScaleFactor),
      RuleParameter("allowsTightening", environment.allowsTightening),
      RuleParameter("textMinimum", environment.textMinimum),
      RuleParameter("uniformTextFont", environment.uniformTextFont),
    ]
  }

  func succeed(_ earlier: any NodeRule) {
    guard let earlier = earlier as? TextRule, earlier.styled == styled else { return }
    guard earlier.options == options,
      earlier.environment.uniformTextFont == environment.uniformTextFont
    else { return }
    text = earlier.text
  }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let hasNoWidth = proposal.width == 0 && environment.textMinimum == .swiftUI
    if styled.string.isEmpty || hasNoWidth && proposal.height == 0 { return .zero }
    let shown = shown(in: proposal)
    let size = shown.size
    // A line that is truncated in the room of the widest word can be narrower.
    let least = proposal.width == 0 && shown.scale == 1 ? text.minimumWidth : 0
    let scale = environment.displayScale
    return CGSize(
      width: hasNoWidth ? 0 : CGFloat(max(size.width, least)).roundedUp(scale: scale),
      height: CGFloat(size.height).roundedUp(scale: scale)
    )
  }

  func mightTell(_ key: AlignmentKey, of node: LayoutNode) -> Bool { key.isTextBaseline }

  func explicitGuide(
    _ key: AlignmentKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> CGFloat? {
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    guard isFirst || key == VerticalAlignment.lastTextBaseline.key else { return nil }
    guard !styled.string.isEmpty else { return nil }
    let baselines = TextBaselines(of: shown(in: proposal), scale: environment.displayScale)
    return isFirst ? baselines.first : baselines.last
  }

  func spacing(of node: LayoutNode) -> ViewSpacing {
    guard !styled.string.isEmpty else { return .box(environment.layoutDirection) }
    let shown = shown(in: .unspecified)
    let scale = environment.displayScale
    return ViewSpacing(
      text.font.scaled.metrics(),
      baselines: TextBaselines(of: shown, scale: scale),
      textHeight: CGFloat(shown.size.height).roundedUp(scale: scale),
      scale: scale
    )
  }

  /// The lines that are shown in what is proposed.
  func shown(in proposal: ProposedViewSize) -> LimitedText {
    let hasNoWidth = proposal.width == 0 && environment.textMinimum == .swiftUI
    // In the least room there is, each line has one character.
    let width = hasNoWidth ? .leastNonzeroMagnitude : proposal.width.map { Double($0) }
    return text.limited(forWidth: width, limit(inHeight: proposal.height))
  }

  private func limit(inHeight height: CGFloat?) -> LineLimit {
    var limit = LineLimit(
      lineCount: environment.lineLimit,
      height: height.flatMap { $0.isFinite ? Double($0) : nil },
      truncation: Truncation(environment.truncationMode)
    )
    limit.reservedLineCount = environment.reservedLineCount ?? 0
    limit.minimumScale = Double(environment.minimumScaleFactor)
    limit.tightening = environment.allowsTightening ? 0.05 : 0
    return limit
  }
}
