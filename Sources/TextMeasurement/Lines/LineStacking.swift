/// How high the lines of a paragraph are, and what is left between them, in layout units.
///
/// A line's height is the natural height, times a multiple, then at least the minimum and at most
/// the maximum. All growth and all shrinking is above the text: the baseline stays as far above the
/// line's bottom as descent and leading say. Nothing is more than ``LayoutUnit/lineLimit``.
struct LineStacking: Hashable, Sendable {
  private let multiple: Double
  private let minimum: Int64
  private let maximum: Int64

  /// What is left between lines.
  let lineSpacing: Int64

  /// What is left before the paragraph.
  let spacingBefore: Int64

  /// What is left after the paragraph.
  let spacingAfter: Int64

  /// The stacking of a style.
  init(_ style: ParagraphStyle) {
    func length(_ points: Double) -> Int64 {
      min(max(0, LayoutUnit(points: points).rawValue), LayoutUnit.lineLimit)
    }
    multiple = style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1
    minimum = length(style.minimumLineHeight)
    let limit = length(style.maximumLineHeight)
    maximum = limit > 0 ? max(limit, minimum) : LayoutUnit.lineLimit
    lineSpacing = length(style.lineSpacing)
    spacingBefore = length(style.spacingBefore)
    spacingAfter = length(style.spacingAfter)
  }

  /// The height of a line with the given metrics.
  func height(of metrics: LineMetrics) -> Int64 {
    let natural = metrics.height
    let scaled = multiple == 1 ? natural : LayoutUnit.rounding(Double(natural) * multiple)
    return min(max(scaled, minimum), maximum)
  }
}
