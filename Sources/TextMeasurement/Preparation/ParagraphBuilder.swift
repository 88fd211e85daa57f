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
        direction: options.paragraphStyle.baseDirection,
        language: language,
        rules: options.paragraphStyle.lineBreaking,
        into: &workspace.analysis
      )
      applyLineBreakMode(options.paragraphStyle.lineBreakMode, text, workspace)
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

      let rules = workspace.rules(of: options.paragraphStyle)
      let (runs, lineMetrics) = measure(workspace.shaped.runs, font, options, workspace)
      let (breaks, tabs) = BreakTableBuilder.build(
        runs,
        glyphs,
        workspace.analysis.opportunities,
        Reshaping(bytes: text, style: style, shaper: workspace.shaper),
        alignsDecimals: rules.tabStops.alignsDecimals
      )
      return Paragraph(
        bytes: bytes,
        baseLevel: workspace.analysis.baseLevel,
        runs: runs,
        glyphs: glyphs,
        lineMetrics: lineMetrics,
        breaks: breaks,
        rules: rules,
        style: style,
        tabs: tabs,
        size: font.size,
        containsMarks: workspace.analysis.traits.contains(.containsMarks)
      )
    }
  }

  /// Makes places between all grapheme clusters, or takes away those where no line must end.
  private static func applyLineBreakMode(
    _ mode: LineBreakMode,
    _ text: UnsafeBufferPointer<UInt8>,
    _ workspace: Workspace
  ) {
    switch mode {
    case .byWords, .byWholeWords:
      break
    case .byCharacters:
      let known = workspace.analysis.opportunities
      var mandatory = known.filter(\.isMandatory).map(\.offset)[...]
      workspace.analysis.opportunities = workspace.analyzer.graphemeBoundaries(of: text).dropFirst()
        .map { boundary in
          let isMandatory = mandatory.first == Int(boundary)
          if isMandatory { mandatory.removeFirst() }
          return BreakOpportunity(offset: Int(boundary), isMandatory: isMandatory)
        }
    case .clipping:
      workspace.analysis.opportunities.removeAll { !$0.isMandatory && $0.offset < text.count }
    }
  }

  /// Gives each run the conversion of its units and the metrics of its face.
  private static func measure(
    _ shaped: [ShapedRun],
    _ font: ResolvedFont,
    _ options: MeasuringOptions,
    _ workspace: Workspace
  ) -> ([ParagraphRun], [LineMetrics]) {
    let size = font.size
    let primary = font.primary
    let isFixed = options.paragraphStyle.lineHeightPolicy == .fixed
    var lineMetrics = workspace.lineMetrics(of: primary, size: size, options)
    var fallbacks: [FontInstance] = []
    let runs = shaped.map { run in
      let instance = run.item.instance
      var index = 0
      if instance !== primary, !isFixed {
        index = (fallbacks.firstIndex { $0 === instance } ?? fallbacks.count) + 1
        if index > fallbacks.count {
          fallbacks.append(instance)
          lineMetrics.append(LineMetrics(instance, size: size, options))
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
