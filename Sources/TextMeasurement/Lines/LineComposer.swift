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
    var runs = visualOrder(logicalRuns(of: span) + hyphen(of: span))
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
    var index = paragraph.runIndex(at: span.start)
    while index < paragraph.runs.count, paragraph.runs.start(of: index) < span.end {
      let run = paragraph.runs[index]
      let start = max(run.start, span.start)
      let end = min(run.end, span.end)
      if run.shaped.item.kind != .separator, start < end {
        let glyphs = glyphs(of: run, from: start, to: end)
        let cut = min(max(span.contentEnd, start), end)
        for range in pieces(of: start..<cut, span) + [cut..<end] where !range.isEmpty {
          parts.append(part(run: index, range, glyphs, isContent: range.upperBound <= cut))
        }
      }
      index += 1
    }
    if span.stretch > 0 { stretchSpaces(of: &parts, span) }
    if !paragraph.tabs.isEmpty { moveAtTabs(&parts, span) }
    return parts
  }

  /// Cuts content after each space that is made wider.
  private func pieces(of range: Range<Int>, _ span: LineSpan) -> [Range<Int>] {
    guard span.stretch > 0 else { return [range] }
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    paragraph.forEachJustifiedSpace(in: range) { end in
      pieces.append(start..<end)
      start = end
    }
    return pieces + [start..<range.upperBound]
  }

  /// Spreads what a justified line lacks over its spaces, to a layout unit evenly.
  private func stretchSpaces(of parts: inout [PlacedRun], _ span: LineSpan) {
    var ends: [Int] = []
    paragraph.forEachJustifiedSpace(in: span.start..<span.contentEnd) { ends.append($0) }
    var number: Int64 = 0
    let count = Int64(ends.count)
    for index in parts.indices where Int(number) < ends.count {
      guard parts[index].range.upperBound == ends[Int(number)] else { continue }
      parts[index].advance += span.stretch * (number + 1) / count - span.stretch * number / count
      number += 1
    }
  }

  /// Gives each tab the advance that takes what follows it to its stop.
  private func moveAtTabs(_ parts: inout [PlacedRun], _ span: LineSpan) {
    var pen = span.indent ?? paragraph.rules.indents.start(isFirst: span.start == 0)
    for index in parts.indices {
      if paragraph.runs.kind(of: parts[index].run) == .tab {
        parts[index].advance = tabAdvance(at: pen, index, parts, span)
      }
      pen += parts[index].advance
    }
  }

  private func tabAdvance(
    at pen: Int64,
    _ index: Int,
    _ parts: [PlacedRun],
    _ span: LineSpan
  ) -> Int64 {
    guard let stop = paragraph.rules.tabStops.next(after: pen) else { return 0 }
    let following = parts[(index + 1)...].prefix {
      paragraph.runs.kind(of: $0.run) != .tab && $0.range.upperBound <= span.contentEnd
    }
    var length = following.reduce(0) { $0 + $1.advance }
    if let last = following.last, last.range.upperBound == span.contentEnd {
      // What is left after the last cluster of the line hangs, or is before the hyphen.
      let run = paragraph.runs[last.run]
      length += span.showsHyphen ? Hyphen(for: run).advance : -run.style.tracking
    }
    let offset = parts[index].range.lowerBound
    let next = paragraph.tabs.partitioningIndex { $0.offset >= offset }
    let tab =
      next < paragraph.tabs.count && paragraph.tabs[next].offset == offset
      ? paragraph.tabs[next] : nil
    let decimal = tab?.decimal.flatMap { point in
      point.offset < span.contentEnd ? point.pen - (tab?.pen ?? 0) : nil
    }
    return stop.start(after: pen, length: length, decimal: decimal) - pen
  }

  /// The hyphen that a line shows though the text has none: the last part of its content.
  private func hyphen(of span: LineSpan) -> [PlacedRun] {
    guard span.showsHyphen else { return [] }
    let index = paragraph.runIndex(at: span.end - 1)
    let run = paragraph.runs[index]
    let hyphen = Hyphen(for: run)
    return [
      PlacedRun(
        run: index,
        range: span.end..<span.end,
        level: run.shaped.item.level,
        glyphs: hyphen.glyph.map { [$0] } ?? [],
        advance: hyphen.advance
      )
    ]
  }

  private func part(
    run index: Int,
    _ range: Range<Int>,
    _ glyphs: [ShapedGlyph],
    isContent: Bool
  ) -> PlacedRun {
    let run = paragraph.runs[index]
    let isAll = glyphs.allSatisfy { range.contains(Int($0.cluster)) }
    let own = isAll ? glyphs : glyphs.filter { range.contains(Int($0.cluster)) }
    return PlacedRun(
      run: index,
      range: range,
      level: isContent ? run.shaped.item.level : paragraph.baseLevel,
      glyphs: own,
      advance: run.attachmentWidth
        + run.length(own.reduce(0) { $0 + Int64($1.advance) }, clusters: clusterCount(own, run))
    )
  }

  private func clusterCount(_ glyphs: [ShapedGlyph], _ run: ParagraphRun) -> Int64 {
    if run.shaped.item.kind == .attachment { return 1 }
    guard run.style.tracking != 0 else { return 0 }
    var last = UInt32.max
    return glyphs.reduce(0) { count, glyph in
      defer { last = glyph.cluster }
      return glyph.cluster == last ? count : count + 1
    }
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
      $0.shaper.shape(run.shaped.item, start..<end, of: $0.bytes, styles: $0.styles) { Array($0) }
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
