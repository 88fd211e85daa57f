internal import Typography

/// The font that a request leads to.
struct FoundFont: Sendable {
  /// The font.
  let font: Font

  /// What is said of a font that stands in for the one asked for.
  let warnings: [AnswerWarning]
}
