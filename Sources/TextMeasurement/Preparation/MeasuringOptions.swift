public import Typography

/// How text is measured, beside its font.
public struct MeasuringOptions: Hashable, Sendable {
  /// How lines break and stand.
  public var paragraphStyle = ParagraphStyle()

  /// What the width of a text is.
  public var widthPolicy: WidthPolicy = .tight

  /// Which table of a font says how high its lines are.
  public var metrics: LineMetricsPolicy = .apple

  /// Whether the line gap of a font is part of its lines' height.
  public var usesFontLeading = true

  /// Whether a newline at the very end of the text begins an empty line.
  public var countsFinalNewline = false

  /// Makes the default options.
  public init() {}
}
