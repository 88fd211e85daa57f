public import TextAnalysis
public import Typography

/// How text is measured, beside its font.
public struct MeasuringOptions: Hashable, Sendable {
  /// The direction of a paragraph as a whole.
  public var direction: BaseDirection = .automatic

  /// Where lines may break between and inside words.
  public var lineBreaking = LineBreakRules()

  /// Whether a word that is wider than the line breaks at grapheme clusters, rather than overflow.
  ///
  /// It takes a line of its own first.
  public var breaksWords = true

  /// Which table of a font says how high its lines are.
  public var metrics: LineMetricsPolicy = .apple

  /// Whether a newline at the very end of the text begins an empty line.
  public var countsFinalNewline = false

  /// Makes the default options.
  public init() {}
}
