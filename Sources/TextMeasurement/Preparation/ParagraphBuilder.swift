internal import TextAnalysis
internal import Typography

/// Prepares a paragraph: text, items, shaped runs, places where lines may end.
enum ParagraphBuilder {
  /// Prepares one paragraph.
  ///
  /// - Parameters:
  ///   - paragraphText: The paragraph with its separator.
  ///   - spans: Its styles, which tile it.
  ///   - table: The styles of the text.
  ///   - rules: How its lines break and stand.
  ///   - metricsRules: How the line metrics of faces are found.
  ///   - former: What the paragraph was before it was edited; what did not change is not shaped
  ///     again. The paragraph is the same without it.
  ///   - workspace: What the thread keeps between paragraphs.
  /// - Returns: The paragraph, ready to be laid out at any width.
  /// - Complexity: O(*n*) in the bytes.
  static func prepare(
    _ paragraphText: ParagraphText,
    _ spans: [StyleSpan],
    _ table: StyleTable,
    _ rules: LineRules,
    _ metricsRules: LineMetricsRules,
    reusing former: Paragraph? = nil,
    _ workspace: Workspace
  ) -> Paragraph {
    paragraphText.withUnsafeBufferPointer { text in
      analyze(text, spans, table, rules, workspace)
      let unbrokenParts = table.unbrokenParts(of: spans, count: text.count)
      placeBreaks(text, spans, table, rules, unbrokenParts, workspace)
      shape(text, spans, table, reusing: former, workspace)
      let glyphs = workspace.shaped.glyphs
      var measurer = RunMeasurer(
        table,
        workspace.lineMetrics(of: table.runs[spans[0].style], metricsRules),
        first: spans[0].style,
        metricsRules
      )
      let isFixed = rules.style.lineHeightPolicy == .fixed
      let shaped = workspace.shaped.runs
      let runs = ParagraphRuns(count: shaped.count, sharing: workspace.runKinds) {
        measurer.run(shaped[$0], isFixed: isFixed)
      }
      workspace.keep(runs.kinds)
      let (breaks, tabs) = BreakTableBuilder.build(
        runs,
        glyphs,
        workspace.analysis.opportunities,
        Reshaping(bytes: text, styles: table.shaping, shaper: workspace.shaper),
        alignsDecimals: rules.tabStops.alignsDecimals
      )
      return Paragraph(
        text: paragraphText,
        baseLevel: workspace.analysis.baseLevel,
        runs: runs,
        glyphs: glyphs,
        lineMetrics: measurer.lineMetrics,
        breaks: breaks,
        rules: rules,
        styles: table.shaping,
        tabs: tabs,
        unbrokenParts: unbrokenParts,
        size: spans.reduce(0) { max($0, table.runs[$1.style].size) },
        shapedRunCount: workspace.shaped.shapedRunCount,
        shapedByteCount: workspace.shaped.shapedByteCount,
        containsMarks: workspace.analysis.traits.contains(.containsMarks)
      )
    }
  }

  /// Finds levels, scripts and the places where the text allows a break.
  private static func analyze(
    _ text: UnsafeBufferPointer<UInt8>,
    _ spans: [StyleSpan],
    _ table: StyleTable,
    _ rules: LineRules,
    _ workspace: Workspace
  ) {
    workspace.analyzer.analyze(
      text,
      direction: rules.style.baseDirection,
      language: table.languages[spans[0].style],
      rules: rules.style.lineBreaking,
      directions: table.directions(of: spans),
      into: &workspace.analysis
    )
  }

  /// Turns these places into those where lines may end.
  private static func placeBreaks(
    _ text: UnsafeBufferPointer<UInt8>,
    _ spans: [StyleSpan],
    _ table: StyleTable,
    _ rules: LineRules,
    _ unbrokenParts: [Range<Int>],
    _ workspace: Workspace
  ) {
    applyLineBreakMode(rules.style.lineBreakMode, text, workspace)
    if rules.hyphenates {
      HyphenationPlaces.insert(
        into: &workspace.analysis.opportunities,
        of: text,
        spans,
        languages: table.languages,
        rules.style.hyphenation,
        workspace.analyzer
      )
    }
    workspace.analysis.opportunities.removeInside(unbrokenParts)
  }

  /// Cuts the text into items and shapes what was not shaped before.
  private static func shape(
    _ text: UnsafeBufferPointer<UInt8>,
    _ spans: [StyleSpan],
    _ table: StyleTable,
    reusing former: Paragraph?,
    _ workspace: Workspace
  ) {
    workspace.itemizer.itemize(
      text,
      workspace.analysis,
      styles: spans,
      analyzer: workspace.analyzer,
      into: &workspace.items
    )
    if let former {
      reshape(text, table, reusing: former, workspace)
    } else {
      workspace.shaper.shape(
        workspace.items,
        of: text,
        traits: workspace.analysis.traits,
        styles: table.shaping,
        into: &workspace.shaped
      )
    }
  }

  /// Shapes what an edit has changed.
  private static func reshape(
    _ text: UnsafeBufferPointer<UInt8>,
    _ table: StyleTable,
    reusing former: Paragraph,
    _ workspace: Workspace
  ) {
    former.text.withUnsafeBufferPointer { bytes in
      former.glyphs.withReader { glyphs in
        workspace.shaper.shape(
          workspace.items,
          of: text,
          traits: workspace.analysis.traits,
          styles: table.shaping,
          reusing: FormerShape(
            former.runs.map(\.shaped),
            glyphs,
            of: bytes,
            styles: former.styles,
            before: text
          ),
          into: &workspace.shaped
        )
      }
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
        .compactMap { boundary in
          let isMandatory = mandatory.first == Int(boundary)
          if isMandatory { mandatory.removeFirst() }
          guard isMandatory || !text.endsLine(at: Int(boundary)) else { return nil }
          return BreakOpportunity(offset: Int(boundary), isMandatory: isMandatory)
        }
    case .clipping, .truncatingHead, .truncatingMiddle, .truncatingTail:
      workspace.analysis.opportunities.removeAll { !$0.isMandatory && $0.offset < text.count }
    }
  }
}

extension [BreakOpportunity] {
  /// Takes away the places inside parts of a text, but those where a line must end.
  fileprivate mutating func removeInside(_ parts: [Range<Int>]) {
    guard !parts.isEmpty else { return }
    removeAll { !$0.isMandatory && parts.hold($0.offset) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a character at an offset ends a line, before which none can end.
  ///
  /// Source: UAX #14 LB6.
  fileprivate func endsLine(at offset: Int) -> Bool {
    guard offset < count else { return false }
    var next = offset
    let scalar = UTF8Scalar.decode(self, at: &next)
    return scalar.value <= 0xFFFF && CharacterFacts.endsLine(UInt16(scalar.value))
  }
}
