internal import TextMeasurement

/// The rule of text.
final class TextRule: NodeRule {
  /// The text as it was given.
  let content: String

  /// The text as it is measured.
  let text: PreparedText

  private let environment: EnvironmentValues

  /// Prepares a text.
  ///
  /// - Parameters:
  ///   - content: The text.
  ///   - environment: What the text does not say itself, and its limits.
  init(_ content: any MeasurableText, _ environment: EnvironmentValues) {
    var options = MeasuringOptions()
    options.paragraphStyle.alignment = environment.lineAlignment
    let style = TextStyle(font: environment.font, language: environment.language)
    let styled = content.styledText(
      defaultStyle: style,
      defaultParagraphStyle: options.paragraphStyle
    )
    self.content = styled.string
    text = PreparedText(
      environment.uniformTextFont.map { UniformText(styled.string, $0).styledText(as: options) }
        ?? styled,
      options: options
    )
    self.environment = environment
  }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let hasNoWidth = proposal.width == 0 && environment.textMinimum == .swiftUI
    if text.text.isEmpty || hasNoWidth && proposal.height == 0 { return .zero }
    let size = shown(in: proposal).size
    let scale = environment.displayScale
    return CGSize(
      width: hasNoWidth ? 0 : CGFloat(size.width).roundedUp(scale: scale),
      height: CGFloat(size.height).roundedUp(scale: scale)
    )
  }

  func explicitGuide(
    _ key: AlignmentKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> CGFloat? {
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    guard isFirst || key == VerticalAlignment.lastTextBaseline.key else { return nil }
    guard !text.text.isEmpty else { return nil }
    let baselines = TextBaselines(of: shown(in: proposal), scale: environment.displayScale)
    return isFirst ? baselines.first : baselines.last
  }

  func spacing(of node: LayoutNode) -> ViewSpacing {
    guard !text.text.isEmpty else { return .box(environment.layoutDirection) }
    return ViewSpacing(text.font.scaled.metrics(), text: shown(in: .unspecified), environment)
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

extension EnvironmentValues {
  /// Where lines stand: from right to left, leading is on the right whatever the text is.
  fileprivate var lineAlignment: TextAlignment {
    guard layoutDirection == .rightToLeft else { return multilineTextAlignment }
    return switch multilineTextAlignment {
    case .leading: .trailing
    case .trailing: .leading
    case .natural, .center, .justified: multilineTextAlignment
    }
  }
}
