internal import TextAnalysis
internal import Typography

/// What runs of a paragraph have in common but where they lie.
struct RunKind: Sendable {
  private let instance: FontInstance
  private let style: RunStyle
  private let scale: DesignScale
  private let script: Script
  private let level: BidiLevel
  private let styleIndex: Int

  /// How the runs move the pen.
  let kind: TextItem.Kind

  /// The line metrics of their face, an index in the paragraph's list.
  let metrics: Int

  /// The kind of a run.
  init(_ run: ParagraphRun) {
    let item = run.shaped.item
    instance = item.instance
    style = run.style
    scale = run.scale
    script = item.script
    level = item.level
    styleIndex = item.style
    kind = item.kind
    metrics = run.metrics
  }

  /// Whether a run is of this kind.
  func holds(_ run: ParagraphRun) -> Bool {
    let item = run.shaped.item
    return instance === item.instance && style === run.style && script == item.script
      && level == item.level && styleIndex == item.style && kind == item.kind
      && metrics == run.metrics
  }

  /// A run of this kind.
  ///
  /// - Parameters:
  ///   - range: Where it lies: UTF-8 offsets in the paragraph.
  ///   - glyphs: Where its glyphs lie in those of the paragraph.
  /// - Returns: The run.
  func run(_ range: Range<Int>, glyphs: Range<Int>) -> ParagraphRun {
    ParagraphRun(
      shaped: ShapedRun(
        item: TextItem(
          start: range.lowerBound,
          end: range.upperBound,
          script: script,
          level: level,
          instance: instance,
          kind: kind,
          style: styleIndex
        ),
        glyphs: glyphs
      ),
      scale: scale,
      metrics: metrics,
      style: style
    )
  }
}
