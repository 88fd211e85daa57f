internal import TextAnalysis
internal import Typography

extension PreparedText {
  /// The lines of the text that are shown within a limit.
  ///
  ///     text.limited(forWidth: 120, LineLimit(lineCount: 2, truncation: Truncation(.tail)))
  ///
  /// - Parameters:
  ///   - width: As for ``size(forWidth:)``.
  ///   - limit: How much is shown. Text is left out where more would follow; a line with a token is
  ///     never wider than its room nor higher than it would be without.
  /// - Returns: The lines, their size, and whether text is left out.
  /// - Complexity: Stops at the limit: O(*l* log *b*) in the lines that are shown and the places where
  ///   one can break. Where text would be left out, a smaller scale prepares it some five times, and
  ///   tightening some seven.
  public func limited(forWidth width: Double?, _ limit: LineLimit) -> LimitedText {
    let asked = shown(forWidth: width, limit)
    guard asked.isTruncated else { return asked }
    return shrunk(forWidth: width, limit) ?? asked
  }

  /// The lines that are shown within a limit, in the text's own size.
  func shown(forWidth width: Double?, _ limit: LineLimit) -> LimitedText {
    let room = room(for: width)
    var (shown, isCut) = shownLines(room, limit)
    var truncated: TruncatedSpan?
    if isCut, let truncation = limit.truncation, let last = shown.popLast() {
      let paragraph = paragraphs[last.line.paragraph]
      var truncator = Truncator(
        LineBreaker(paragraph, width: room),
        from: last.start,
        paragraphStart: start(of: last.line.paragraph),
        TokenSet(truncation, of: self)
      )
      let span = truncator.truncated(truncation.mode)
      truncated = span
      shown.append(ShownLine(line: last.line.with(span.line), start: last.start))
    }
    let lines = shown.map(\.line)
    let textWidth = self.width(of: lines, in: room)
    let textHeight = height(of: lines, reserving: limit.reservedLineCount)
    return LimitedText(
      text: self,
      lines: lines.enumerated().map { index, placed in
        let span = index == lines.count - 1 ? truncated : nil
        return line(placed, in: textWidth, span.map { truncation($0, placed, in: textWidth) })
      },
      size: boxSize(ofLines: textWidth, textHeight),
      isTruncated: isCut,
      inkBounds: ink(of: lines, truncated, in: textWidth)
    )
  }

  /// A line that is shown, with where it begins.
  private struct ShownLine {
    var line: PlacedSpan
    var start: LineStart
  }

  /// The lines within a limit, and whether more follow.
  private func shownLines(_ room: Int64, _ limit: LineLimit) -> ([ShownLine], Bool) {
    let lineLimit = limit.lineCount.map { max(1, $0) } ?? .max
    let heightLimit =
      limit.height.map { LayoutUnit(points: $0).rawValue - contentInsets.bottom }
      ?? LayoutUnit.limit
    var shown: [ShownLine] = []
    var bottom = contentInsets.top
    func add(_ index: Int, _ span: LineSpan, _ metrics: LineMetrics, _ start: LineStart) -> Bool {
      let stacking = paragraphs[index].rules.stacking
      let height = stacking.height(of: metrics)
      let isNewParagraph = shown.last.map { $0.line.paragraph != index } ?? false
      var y = bottom
      if !shown.isEmpty {
        y = LayoutUnit.sum(y, isNewParagraph ? gap(before: index) : stacking.lineSpacing)
      }
      let isBeyond = shown.count >= lineLimit || LayoutUnit.sum(y, height) > heightLimit
      if isBeyond, !shown.isEmpty { return false }
      bottom = LayoutUnit.sum(y, height)
      let placed = PlacedSpan(paragraph: index, span: span, metrics: metrics, height: height, y: y)
      shown.append(ShownLine(line: placed, start: start))
      return true
    }
    for (index, paragraph) in paragraphs.enumerated() {
      let breaker = LineBreaker(paragraph, width: room)
      var start = LineStart.paragraph
      if paragraph.breaks.places.isEmpty,
        !add(index, .empty(at: 0), paragraph.lineMetrics[0], start)
      {
        return (shown, true)
      }
      while start.place < paragraph.breaks.places.count {
        let span = breaker.line(from: start)
        let metrics = paragraph.metrics(from: span.start, to: span.end)
        guard add(index, span, metrics, start) else { return (shown, true) }
        start = span.next
      }
    }
    if let extraLine, let last = paragraphs.last {
      let end = LineStart(
        offset: last.bytes.count,
        place: last.breaks.places.count,
        key: 0,
        safeAfter: last.bytes.count
      )
      let span = LineSpan.empty(at: last.bytes.count)
      guard add(paragraphs.count - 1, span, extraLine, end) else { return (shown, true) }
    }
    return (shown, false)
  }

  /// The width of lines that are shown, in layout units.
  private func width(of lines: [PlacedSpan], in room: Int64) -> Int64 {
    let widest = lines.reduce(Int64(0)) { width, line in
      let indents = paragraphs[line.paragraph].rules.indents
      return max(width, indents.extent(of: line.span.width, isFirst: line.span.start == 0))
    }
    return width(ofWidest: widest, in: room)
  }

  /// The height of lines that are shown, or of so many lines if that is more, in layout units.
  private func height(of lines: [PlacedSpan], reserving count: Int) -> Int64 {
    let bottom = lines.last.map { $0.y + $0.height - contentInsets.top } ?? 0
    let first = paragraphs[0]
    let lineHeight = first.rules.stacking.height(of: first.lineMetrics[0])
    let reserved = LayoutUnit.sum(
      LayoutUnit.product(max(0, count), lineHeight),
      LayoutUnit.product(max(0, count - 1), first.rules.stacking.lineSpacing)
    )
    return max(bottom, reserved)
  }

  private func truncation(
    _ span: TruncatedSpan,
    _ placed: PlacedSpan,
    in width: Int64
  ) -> LineTruncation {
    let start = start(of: placed.paragraph)
    let isRightToLeft = paragraphs[placed.paragraph].baseLevel.isRightToLeft
    let tokenX = x(of: placed, in: width) + span.tokenX(isRightToLeft: isRightToLeft)
    return LineTruncation(
      cut: TextOffset(
        utf8: start + span.prefixEnd
      )..<TextOffset(
        utf8: start + max(span.prefixEnd, span.suffixStart)
      ),
      token: span.token?.text,
      tokenX: LayoutUnit(rawValue: tokenX).points,
      tokenWidth: LayoutUnit(rawValue: span.tokenWidth).points
    )
  }
}

extension PreparedText.PlacedSpan {
  /// The same line with other text on it, as high as before.
  fileprivate func with(_ span: LineSpan) -> Self {
    Self(paragraph: paragraph, span: span, metrics: metrics, height: height, y: y)
  }
}
