internal import TextAnalysis
internal import Typography

/// Prepares a paragraph: text, items, shaped runs, places where lines may end.
enum ParagraphBuilder {
  /// Prepares one paragraph.
  ///
  /// - Parameters:
  ///   - bytes: The paragraph with its separator, in well-formed UTF-8.
  ///   - font: The font.
  ///   - language: A BCP 47 tag, or `nil`.
  ///   - options: How it is measured.
  ///   - workspace: What the thread keeps between paragraphs.
  /// - Complexity: O(*n*) in the bytes.
  static func prepare(
    _ bytes: [UInt8],
    font: ResolvedFont,
    language: String?,
    options: MeasuringOptions,
    _ workspace: Workspace
  ) -> Paragraph {
    bytes.withUnsafeBufferPointer { text in
      workspace.analyzer.analyze(
        text, direction: options.direction, language: language, rules: options.lineBreaking,
        into: &workspace.analysis)
      workspace.itemizer.itemize(
        text, workspace.analysis, font: font, analyzer: workspace.analyzer,
        into: &workspace.items)
      let style = workspace.style(language: language, features: font.font.features)
      var shaped = ShapedText()
      workspace.shaper.shape(
        workspace.items, of: text, traits: workspace.analysis.traits, style: style, into: &shaped)

      let (runs, lineMetrics) = measure(shaped.runs, font, options.metrics)
      let walk = ClusterWalk(runs: runs, glyphs: shaped.glyphs)
      let breaks = BreakTableBuilder.build(
        walk, workspace.analysis.opportunities,
        Reshaping(bytes: text, style: style, shaper: workspace.shaper))
      return Paragraph(
        bytes: bytes,
        baseLevel: workspace.analysis.baseLevel,
        runs: runs,
        glyphs: shaped.glyphs,
        lineMetrics: lineMetrics,
        breaks: breaks,
        style: style,
        tabs: workspace.analysis.traits.contains(.containsTabs) ? tabs(walk) : [],
        size: font.size
      )
    }
  }

  /// Gives each run the conversion of its units and the metrics of its face.
  private static func measure(
    _ shaped: [ShapedRun],
    _ font: ResolvedFont,
    _ policy: LineMetricsPolicy
  ) -> ([ParagraphRun], [LineMetrics]) {
    let size = min(font.size, largestSize)
    var faces = [font.primary]
    var lineMetrics = [LineMetrics(font.primary, size: size, policy)]
    let runs = shaped.map { run in
      let instance = run.item.instance
      var index = faces.firstIndex { $0 === instance }
      if index == nil {
        index = faces.count
        faces.append(instance)
        lineMetrics.append(LineMetrics(instance, size: size, policy))
      }
      return ParagraphRun(
        shaped: run,
        scale: DesignScale(size: size, unitsPerEm: instance.face.unitsPerEm),
        metrics: index ?? 0
      )
    }
    return (runs, lineMetrics)
  }

  /// The largest size that is measured, in points; anything larger counts as this.
  private static let largestSize = 1_000_000.0

  private static func tabs(_ walk: ClusterWalk) -> [TabPosition] {
    var tabs: [TabPosition] = []
    var next = 0
    walk.forEachStop { stop in
      while next < walk.runs.count, walk.runs[next].start <= stop.offset {
        if walk.runs[next].shaped.item.kind == .tab, walk.runs[next].start == stop.offset {
          tabs.append(TabPosition(offset: stop.offset, pen: stop.pen))
        }
        next += 1
      }
    }
    return tabs
  }
}
