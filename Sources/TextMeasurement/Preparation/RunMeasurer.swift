internal import Typography

/// Gives each run of a paragraph the conversion of its units and the metrics of its face.
struct RunMeasurer {
  /// What the metrics of a line depend on.
  private struct Source {
    let instance: FontInstance
    let style: Int
    let isAttachment: Bool
  }

  private let table: StyleTable
  private let rules: LineMetricsRules
  private let first: Int
  private var sources: [Source] = []

  /// The metrics, each once; the first are those of the paragraph's first style.
  private(set) var lineMetrics: [LineMetrics]

  /// Begins a paragraph.
  ///
  /// - Parameters:
  ///   - table: The styles of the text.
  ///   - lineMetrics: The metrics of the paragraph's first style, alone.
  ///   - first: That style.
  ///   - rules: How the metrics of other faces are found.
  init(
    _ table: StyleTable,
    _ lineMetrics: [LineMetrics],
    first: Int,
    _ rules: LineMetricsRules
  ) {
    self.table = table
    self.lineMetrics = lineMetrics
    self.first = first
    self.rules = rules
  }

  /// Measures a run.
  ///
  /// - Parameters:
  ///   - shaped: The run.
  ///   - isFixed: Whether the first style says how high all lines are.
  /// - Returns: The run, with the place of its metrics among all.
  mutating func run(_ shaped: ShapedRun, isFixed: Bool) -> ParagraphRun {
    let item = shaped.item
    let style = table.runs[item.style]
    return ParagraphRun(
      shaped: shaped,
      scale: DesignScale(size: style.size, unitsPerEm: item.instance.face.unitsPerEm),
      metrics: isFixed ? 0 : metrics(of: item, style),
      style: style
    )
  }

  /// The place of the metrics of an item; separators and attachments have those of their style's
  /// font.
  private mutating func metrics(of item: TextItem, _ style: RunStyle) -> Int {
    var isAttachment = false
    var instance = item.instance
    switch item.kind {
    case .text, .tab: break
    case .attachment:
      isAttachment = true
      instance = style.primary
    case .separator:
      instance = style.primary
    }
    if item.style == first, instance === style.primary, !isAttachment { return 0 }
    let known = sources.firstIndex {
      $0.instance === instance && $0.style == item.style && $0.isAttachment == isAttachment
    }
    if let known { return known + 1 }
    sources.append(Source(instance: instance, style: item.style, isAttachment: isAttachment))
    lineMetrics.append(
      isAttachment
        ? LineMetrics(attachmentOf: style) : LineMetrics(instance, style, rules)
    )
    return sources.count
  }
}
