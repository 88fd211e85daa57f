internal import TextAnalysis
internal import Typography

extension PreparedText {
  /// Why the lines of the text are as they are at a width.
  ///
  /// - Parameter width: As for ``size(forWidth:)``.
  /// - Returns: An explanation of each line, in order.
  /// - Complexity: O(*n*) in the text.
  public func explanations(forWidth width: Double?) -> [LineExplanation] {
    let room = room(for: width)
    let (lines, textWidth) = layout(forWidth: width)
    return lines.map { placed in
      let paragraph = paragraphs[placed.paragraph]
      let breaker = LineBreaker(paragraph, width: room, wrap: .greedy)
      let span = placed.span
      let lineRoom = breaker.room(isFirst: paragraph.isFirst(span))
      let start = start(of: placed.paragraph)
      let end = TextOffset(utf8: start + span.end)
      let isByRule =
        span.reason == .mandatory
        || span.reason == .opportunity && !paragraph.breaks.isHyphenation(at: span.end)
      return LineExplanation(
        line: line(placed, in: textWidth),
        room: room < LayoutUnit.limit ? LayoutUnit(rawValue: lineRoom).points : .infinity,
        rule: isByRule ? BreakRule.rule(in: text, at: end) : nil,
        refused: breaker.refusedEnds(of: span, from: placed.start).map { refused in
          RefusedEnd(
            offset: TextOffset(utf8: start + refused.offset),
            width: LayoutUnit(rawValue: refused.width).points,
            excess: LayoutUnit(rawValue: max(0, refused.width - lineRoom)).points
          )
        },
        heights: paragraph.heightSources(of: span, start),
        faces: paragraph.faceReasons(of: span, start)
      )
    }
  }
}

extension BreakTable {
  /// Whether patterns alone let a line end at an offset in the paragraph.
  fileprivate func isHyphenation(at offset: Int) -> Bool {
    guard hasHyphenation else { return false }
    let place = places.partitioningIndex { Int($0.offset) >= offset }
    return place < places.count && Int(places[place].offset) == offset
      && places[place].traits.contains(.isHyphenation)
  }
}

extension LineBreaker {
  /// The next places where a line could have ended, and how wide it would have been there.
  fileprivate func refusedEnds(
    of span: LineSpan,
    from start: LineStart
  ) -> [(offset: Int, width: Int64)] {
    let breaks = paragraph.breaks
    guard span.reason == .opportunity || span.reason == .overflow, !breaks.places.isEmpty else {
      return []
    }
    var refused: [(offset: Int, width: Int64)] = []
    if span.reason == .overflow {
      let words = paragraph.breaksInsideWords
      let next = words.offsets.partitioningIndex { Int($0) > span.end }
      let contentEnd = breaks.contentEnd(of: min(span.next.place, breaks.places.count - 1))
      let beyond = words.offsets.partitioningIndex { Int($0) > contentEnd }
      if let next = words.firstBreak(from: next, before: beyond),
        paragraph.tabs.isEmpty
      {
        refused.append((Int(words.offsets[next]), wordWidth(from: start, to: next, words)))
      }
    }
    let place = breaks.places.partitioningIndex { Int($0.offset) > span.end }
    if place < breaks.places.count, refused.first?.offset != Int(breaks.places[place].offset) {
      refused.append((Int(breaks.places[place].offset), contentWidth(from: start, to: place)))
    }
    return refused
  }
}

extension Paragraph {
  /// The parts of a line with the metrics of their faces, the highest first.
  fileprivate func heightSources(of span: LineSpan, _ start: Int) -> [HeightSource] {
    let parts = runs(on: span).filter { $0.shaped.item.kind != .separator }
    let metrics = parts.map { lineMetrics[$0.metrics] }
    let (ascent, descent) = (metrics.map(\.ascent).max() ?? 0, metrics.map(\.descent).max() ?? 0)
    var sources: [HeightSource] = []
    for (run, metrics) in zip(parts, metrics) {
      let family =
        run.shaped.item.kind == .attachment
        ? "attachment" : run.shaped.item.instance.face.family
      let source = HeightSource(
        range: run.range(on: span, start),
        family: family,
        size: run.style.size,
        ascent: LayoutUnit(rawValue: metrics.ascent).points,
        descent: LayoutUnit(rawValue: metrics.descent).points,
        leading: LayoutUnit(rawValue: metrics.leading).points,
        isHighest: metrics.ascent == ascent,
        isLowest: metrics.descent == descent
      )
      if !sources.contains(where: { $0.hasSameMetrics(as: source) }) { sources.append(source) }
    }
    return sources.sorted { $0.ascent + $0.descent > $1.ascent + $1.descent }
  }

  /// The faces of a line and why they are used, in the order of the text.
  fileprivate func faceReasons(of span: LineSpan, _ start: Int) -> [FaceReason] {
    runs(on: span).filter { $0.shaped.item.kind == .text }.map { run in
      FaceReason(
        range: run.range(on: span, start),
        family: run.shaped.item.instance.face.family,
        cause: cause(of: run)
      )
    }
  }

  /// The runs that a line touches.
  private func runs(on span: LineSpan) -> Slice<ParagraphRuns> {
    guard span.start < span.end else { return runs[..<0] }
    return runs[runIndex(at: span.start)...].prefix { $0.start < span.end }
  }

  private func cause(of run: ParagraphRun) -> FaceReason.Cause {
    let (face, primary) = (run.shaped.item.instance.face, run.style.primary.face)
    guard face !== primary else { return .asked }
    if face.hasColor { return .picture }
    let text = self.text.string(in: run.start..<run.end)
    let lacking = text.first { character in
      !character.unicodeScalars.allSatisfy { primary.maps($0) }
    }
    return lacking.map { .lacks($0) } ?? .neighbor
  }
}

extension ParagraphRun {
  /// The part of the run on a line, in a paragraph that begins at an offset of the text.
  fileprivate func range(on span: LineSpan, _ start: Int) -> Range<TextOffset> {
    let (lower, upper) = (max(self.start, span.start), min(end, span.end))
    return TextOffset(utf8: start + lower)..<TextOffset(utf8: start + upper)
  }
}

extension HeightSource {
  fileprivate func hasSameMetrics(as other: HeightSource) -> Bool {
    family == other.family && size == other.size && ascent == other.ascent
      && descent == other.descent
  }
}
