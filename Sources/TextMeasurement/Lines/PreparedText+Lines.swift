internal import TextAnalysis

extension PreparedText {
  /// The lines of the text laid out at a width.
  ///
  /// They are in reading order and cover the whole text: each begins where the one before ends. A
  /// word that does not fit gets a line of its own and breaks at grapheme clusters, unless
  /// ``MeasuringOptions/breaksWords`` is off.
  ///
  /// - Parameter width: As for ``size(forWidth:)``.
  /// - Returns: At least one line, even for an empty text.
  /// - Complexity: O(*l* log *b*) in the lines and the places where one can break.
  public func lines(forWidth width: Double?) -> [Line] {
    let room = room(for: width)
    var spans: [PlacedSpan] = []
    forEachLine(room: room) { spans.append($0) }
    let widest = spans.reduce(0) { max($0, $1.span.width) }
    return spans.map { line($0, widest: widest) }
  }

  /// A line that was found, with where it stands.
  struct PlacedSpan {
    /// The index of the paragraph.
    let paragraph: Int

    /// The line, with offsets in the paragraph.
    let span: LineSpan

    /// The faces' metrics.
    let metrics: LineMetrics

    /// The top of the line, in layout units.
    let y: Int64
  }

  /// Visits the lines, in order.
  func forEachLine(room: Int64, _ visit: (PlacedSpan) -> Void) {
    var y: Int64 = 0
    func place(_ span: LineSpan, _ paragraph: Int, _ metrics: LineMetrics) {
      visit(PlacedSpan(paragraph: paragraph, span: span, metrics: metrics, y: y))
      y = LayoutUnit.sum(y, metrics.height)
    }
    for (index, paragraph) in paragraphs.enumerated() {
      let breaker = LineBreaker(
        paragraph: paragraph,
        width: room,
        breaksWords: options.breaksWords
      )
      var start = LineStart.paragraph
      while start.place < paragraph.breaks.places.count {
        let span = breaker.line(from: start)
        place(span, index, paragraph.metrics(from: span.start, to: span.end))
        start = span.next
      }
      if paragraph.breaks.places.isEmpty {
        place(.empty(at: 0), index, paragraph.lineMetrics[0])
      }
    }
    if let extraLine {
      place(.empty(at: paragraphs.last?.bytes.count ?? 0), paragraphs.count - 1, extraLine)
    }
  }

  private func line(_ placed: PlacedSpan, widest: Int64) -> Line {
    let span = placed.span
    let start = start(of: placed.paragraph)
    let isRightToLeft = paragraphs[placed.paragraph].baseLevel.isRightToLeft
    func points(_ units: Int64) -> Double { LayoutUnit(rawValue: units).points }
    func range(_ end: Int) -> Range<TextOffset> {
      TextOffset(utf8: start + span.start)..<TextOffset(utf8: start + end)
    }
    return Line(
      range: range(span.end),
      contentRange: range(span.contentEnd),
      width: points(span.width),
      trailingWhitespaceWidth: points(span.trailing),
      x: isRightToLeft ? points(widest - span.width) : 0,
      y: points(placed.y),
      baseline: points(placed.y + placed.metrics.ascent),
      ascent: points(placed.metrics.ascent),
      descent: points(placed.metrics.descent),
      leading: points(placed.metrics.leading),
      end: span.reason,
      isHyphenated: span.showsHyphen,
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
