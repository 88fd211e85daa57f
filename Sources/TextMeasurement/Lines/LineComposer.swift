internal import TextAnalysis
internal import Typography

/// Puts the runs of a line in the order in which they are read from left to right.
struct LineComposer {
  let paragraph: Paragraph

  /// The runs of a line, from left to right, in layout units from the left end of its content.
  ///
  /// White space that hangs after a line from right to left lies left of 0.
  ///
  /// - Complexity: O(*n*) in the glyphs of the runs that the line touches.
  func runs(of span: LineSpan) -> [PlacedRun] {
    var runs = visualOrder(logicalRuns(of: span))
    var x = paragraph.baseLevel.isRightToLeft ? -span.trailing : 0
    for index in runs.indices {
      runs[index].x = x
      x += runs[index].advance
    }
    return runs
  }

  /// The parts of the line, in logical order; white space at its end has the paragraph's level.
  ///
  /// Source: UAX #9 L1.
  private func logicalRuns(of span: LineSpan) -> [PlacedRun] {
    var parts: [PlacedRun] = []
    var pen: Int64 = 0
    var index = paragraph.runIndex(at: span.start)
    while index < paragraph.runs.count, paragraph.runs[index].start < span.end {
      let run = paragraph.runs[index]
      let start = max(run.start, span.start)
      let end = min(run.end, span.end)
      if run.shaped.item.kind != .separator, start < end {
        let glyphs = glyphs(of: run, from: start, to: end)
        let cut = min(max(span.contentEnd, start), end)
        for range in [start..<cut, cut..<end] where !range.isEmpty {
          let part = part(run: index, range, glyphs, pen, isContent: range.upperBound <= cut)
          pen += part.advance
          parts.append(part)
        }
      }
      index += 1
    }
    return parts
  }

  private func part(
    run index: Int,
    _ range: Range<Int>,
    _ glyphs: [ShapedGlyph],
    _ pen: Int64,
    isContent: Bool
  ) -> PlacedRun {
    let run = paragraph.runs[index]
    let own = glyphs.filter { range.contains(Int($0.cluster)) }
    let advance =
      run.shaped.item.kind == .tab
      ? TabPosition.stop(after: pen) - pen
      : run.scale.layoutUnits(own.reduce(0) { $0 + Int64($1.advance) })
    return PlacedRun(
      run: index,
      range: range,
      level: isContent ? run.shaped.item.level : paragraph.baseLevel,
      glyphs: own,
      advance: advance
    )
  }

  /// The glyphs of a part of a run, shaped again where the text is broken inside it.
  private func glyphs(of run: ParagraphRun, from start: Int, to end: Int) -> [ShapedGlyph] {
    guard run.shaped.item.kind == .text else { return [] }
    let first = firstGlyph(of: run, from: start)
    let last = firstGlyph(of: run, from: end)
    if isSafe(first, at: start, run), isSafe(last, at: end, run) {
      return Array(paragraph.glyphs[min(first, last)..<max(first, last)])
    }
    return paragraph.reshaping {
      $0.shaper.shape(run.shaped.item, start..<end, of: $0.bytes, style: $0.style)
    }
  }

  /// The place between glyphs, in visual order, at which the clusters from an offset on begin; from
  /// right to left they lie before it.
  ///
  /// - Complexity: O(log *n*) in the glyphs of the run.
  private func firstGlyph(of run: ParagraphRun, from offset: Int) -> Int {
    let glyphs = paragraph.glyphs[run.shaped.glyphs]
    let isRightToLeft = run.shaped.item.level.isRightToLeft
    return glyphs.partitioningIndex { (Int($0.cluster) < offset) == isRightToLeft }
  }

  /// Whether the text can be broken at an offset, whose place between glyphs is known, without a
  /// glyph changing.
  private func isSafe(_ place: Int, at offset: Int, _ run: ParagraphRun) -> Bool {
    if offset == run.start || offset == run.end { return true }
    let glyph = run.shaped.item.level.isRightToLeft ? place - 1 : place
    guard run.shaped.glyphs.contains(glyph) else { return false }
    return Int(paragraph.glyphs[glyph].cluster) == offset
      && paragraph.glyphs[glyph].isSafeToBreakBefore
  }

  /// Source: UAX #9 L2.
  private func visualOrder(_ logical: [PlacedRun]) -> [PlacedRun] {
    var runs = logical
    let levels = logical.map(\.level.rawValue)
    guard let highest = levels.max(), highest > 0 else { return runs }
    let lowestOdd = levels.filter { $0 & 1 == 1 }.min() ?? highest + 1
    guard lowestOdd <= highest else { return runs }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var first = 0
      while first < runs.count {
        guard runs[first].level.rawValue >= level else {
          first += 1
          continue
        }
        var end = first
        while end < runs.count, runs[end].level.rawValue >= level { end += 1 }
        runs[first..<end].reverse()
        first = end
      }
    }
    return runs
  }
}
