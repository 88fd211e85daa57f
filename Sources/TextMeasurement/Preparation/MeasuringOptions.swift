public import Typography

/// How text is measured, beside its font.
public struct MeasuringOptions: Hashable, Sendable {
  /// How lines break and stand.
  public var paragraphStyle = ParagraphStyle()

  /// What the box of a text leaves free around its lines, as a view does.
  ///
  /// Widths and heights that are asked about are those of the box, and those that are answered too;
  /// positions count from the top left of the box. A width above 0 that leaves no room for lines is
  /// one in which every line is as short as it can be, and which the text exceeds. NaN and what is
  /// below 0 count as 0.
  public var insets = Insets(top: 0, left: 0, bottom: 0, right: 0)

  /// What is left free at both ends of every line, inside ``insets``, in points.
  ///
  /// It moves and narrows lines as an inset on the left and on the right does. NaN and what is
  /// below 0 count as 0.
  public var lineFragmentPadding: Double = 0

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
