internal import TextAnalysis

extension PreparedText {
  /// The lines of the text laid out at a width.
  ///
  /// They are in reading order and cover the whole text: each begins where the one before ends. A
  /// word that does not fit gets a line of its own and breaks at grapheme clusters, unless
  /// ``ParagraphStyle/lineBreakMode`` says otherwise.
  ///
  /// - Parameter width: As for ``size(forWidth:)``.
  /// - Returns: At least one line, even for an empty text.
  /// - Complexity: O(*l* log *b*) in the lines and the places where one can break.
  public func lines(forWidth width: Double?) -> [Line] {
    let layout = layout(forWidth: width)
    return layout.lines.map { line($0, in: layout.width) }
  }

  /// The lines at a width, in order, and the width that they are aligned in, in layout units.
  func layout(forWidth width: Double?) -> (lines: [PlacedSpan], width: Int64) {
    let room = room(for: width)
    let lines = placedLines(room: room)
    return (lines, self.width(ofWidest: neededWidth(of: lines), in: room))
  }

  /// The width that lines need, with their indents, in layout units.
  func neededWidth(of lines: [PlacedSpan]) -> Int64 {
    lines.reduce(Int64(0)) { width, line in
      let paragraph = paragraphs[line.paragraph]
      let isFirst = paragraph.isFirst(line.span)
      return max(width, paragraph.rules.indents.extent(of: line.span.width, isFirst: isFirst))
    }
  }

  /// The lines, in order.
  func placedLines(room: Int64) -> [PlacedSpan] {
    var lines: [PlacedSpan] = []
    forEachLine(room: room) { line in
      lines.append(line)
      return true
    }
    return lines
  }

  /// Visits the lines, in order, as long as `visit` asks for more.
  func forEachLine(room: Int64, while visit: (PlacedSpan) -> Bool) {
    var y = contentInsets.top
    var goesOn = true
    var tokens: TokenSet?
    func place(_ start: LineStart, _ span: LineSpan, _ index: Int, _ metrics: LineMetrics) {
      let height = paragraphs[index].rules.stacking.height(of: metrics)
      var line = PlacedSpan(
        paragraph: index,
        start: start,
        span: span,
        metrics: metrics,
        height: height,
        y: y
      )
      if span.isClipped, let mode = paragraphs[index].rules.style.lineBreakMode.truncation {
        line.truncate(mode, room: room, of: self, &tokens)
      }
      goesOn = visit(line)
      y = LayoutUnit.sum(y, height)
    }
    for (index, paragraph) in paragraphs.enumerated() where goesOn {
      if index > 0 { y = LayoutUnit.sum(y, gap(before: index)) }
      var isFirst = true
      paragraph.forEachLine(LineBreaker(paragraph, width: room)) { start, line, metrics in
        if !isFirst { y = LayoutUnit.sum(y, paragraph.rules.stacking.lineSpacing) }
        isFirst = false
        place(start, line, index, metrics)
        return goesOn
      }
    }
    if goesOn, let extraLine, let last = paragraphs.last {
      y = LayoutUnit.sum(y, gap(before: paragraphs.count))
      let end = LineStart(
        offset: last.text.count,
        place: last.breaks.places.count,
        key: 0,
        safeAfter: last.text.count
      )
      place(end, .empty(at: end.offset), paragraphs.count - 1, extraLine)
    }
  }

  /// The left edge of a line's content, in layout units.
  ///
  /// - Parameters:
  ///   - placed: The line.
  ///   - width: The width of the text without insets.
  /// - Returns: The distance from the left edge of the text's box.
  func x(of placed: PlacedSpan, in width: Int64) -> Int64 {
    contentInsets.left + paragraphs[placed.paragraph].x(of: placed.span, in: width)
  }

  /// A line that was found, for those who asked.
  ///
  /// - Parameters:
  ///   - placed: The line.
  ///   - width: The width of the text, in layout units.
  /// - Returns: The line, with offsets in the text and lengths in points.
  func line(_ placed: PlacedSpan, in width: Int64) -> Line {
    let span = placed.span
    let start = start(of: placed.paragraph)
    func points(_ units: Int64) -> Double { LayoutUnit(rawValue: units).points }
    func range(_ end: Int) -> Range<TextOffset> {
      TextOffset(utf8: start + span.start)..<TextOffset(utf8: start + end)
    }
    return Line(
      range: range(span.end),
      contentRange: range(span.contentEnd),
      width: points(span.width),
      trailingWhitespaceWidth: points(span.trailing),
      x: points(x(of: placed, in: width)),
      y: points(placed.y),
      lineHeight: points(placed.height),
      baseline: points(placed.baseline),
      ascent: points(placed.metrics.ascent),
      descent: points(placed.metrics.descent),
      leading: points(placed.metrics.leading),
      end: span.reason,
      isHyphenated: span.showsHyphen,
      isClipped: span.isClipped,
      truncation: truncation(of: placed, in: width),
      paragraph: placed.paragraph
    )
  }
}

extension LineSpan {
  /// The line of an empty text.
  static func empty(at offset: Int) -> LineSpan {
    LineSpan(
      start: offset,
      end: offset,
      contentEnd: offset,
      width: 0,
      trailing: 0,
      reason: .endOfText,
      showsHyphen: false,
      next: .paragraph
    )
  }
}
