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
  /// - Returns: The paragraph, ready to be laid out at any width.
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
        text,
        direction: options.direction,
        language: language,
        rules: options.lineBreaking,
        into: &workspace.analysis
      )
      workspace.itemizer.itemize(
        text,
        workspace.analysis,
        font: font,
        analyzer: workspace.analyzer,
        into: &workspace.items
      )
      let style = workspace.style(language: language, features: font.font.features)
      workspace.shaper.shape(
        workspace.items,
        of: text,
        traits: workspace.analysis.traits,
        style: style,
        into: &workspace.shaped
      )
      let glyphs = workspace.shaped.glyphs

      let (runs, lineMetrics) = measure(workspace.shaped.runs, font, options.metrics, workspace)
      let (breaks, tabs) = BreakTableBuilder.build(
        runs,
        glyphs,
        workspace.analysis.opportunities,
        Reshaping(bytes: text, style: style, shaper: workspace.shaper)
      )
      return Paragraph(
        bytes: bytes,
        baseLevel: workspace.analysis.baseLevel,
        runs: runs,
        glyphs: glyphs,
        lineMetrics: lineMetrics,
        breaks: breaks,
        style: style,
        tabs: tabs,
        size: font.size,
        containsMarks: workspace.analysis.traits.contains(.containsMarks)
      )
    }
  }

  /// Gives each run the conversion of its units and the metrics of its face.
  private static func measure(
    _ shaped: [ShapedRun],
    _ font: ResolvedFont,
    _ policy: LineMetricsPolicy,
    _ workspace: Workspace
  ) -> ([ParagraphRun], [LineMetrics]) {
    let size = font.size
    let primary = font.primary
    var lineMetrics = workspace.lineMetrics(of: primary, size: size, policy)
    var fallbacks: [FontInstance] = []
    let runs = shaped.map { run in
      let instance = run.item.instance
      var index = 0
      if instance !== primary {
        index = (fallbacks.firstIndex { $0 === instance } ?? fallbacks.count) + 1
        if index > fallbacks.count {
          fallbacks.append(instance)
          lineMetrics.append(LineMetrics(instance, size: size, policy))
        }
      }
      return ParagraphRun(
        shaped: run,
        scale: DesignScale(size: size, unitsPerEm: instance.face.unitsPerEm),
        metrics: index
      )
    }
    return (runs, lineMetrics)
  }
}
