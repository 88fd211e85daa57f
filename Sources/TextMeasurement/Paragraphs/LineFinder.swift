internal import TextAnalysis
internal import Typography

/// Finds the lines of a prepared paragraph in a container.
///
/// Lengths are layout units; x counts from the left edge of the container.
package struct LineFinder: Sendable {
  private let paragraph: Paragraph
  private let breaker: LineBreaker
  private let source: Source

  /// From the left edge of the container to the leading or the left margin.
  private let left: Int64

  /// What truncation needs beside the prepared paragraph.
  private struct Source: Sendable {
    let text: Substring
    let styling: ParagraphStyling
    let options: MeasuringOptions
  }

  /// Begins with a paragraph.
  ///
  /// - Parameters:
  ///   - prepared: The paragraph.
  ///   - text: Its text.
  ///   - styling: Its styles.
  ///   - options: How it is measured; that its faces' line gaps are used is decided here.
  ///   - left: Where the room for lines and indents begins.
  ///   - width: How wide that is; `LayoutUnit.limit` if it has no end.
  package init(
    _ prepared: PreparedParagraph,
    text: Substring,
    styling: ParagraphStyling,
    options: MeasuringOptions,
    left: Int64,
    width: Int64
  ) {
    paragraph = prepared.paragraph
    breaker = LineBreaker(prepared.paragraph, width: width)
    source = Source(text: text, styling: styling, options: options)
    self.left = left
  }

  /// The room for lines and indents.
  private var width: Int64 { breaker.width }

  /// Whether the paragraph as a whole is read from right to left.
  package var isRightToLeft: Bool { paragraph.baseLevel.isRightToLeft }

  /// Whether a line position is the end of the paragraph.
  package func isEnd(_ position: LinePosition) -> Bool {
    position.start.place >= paragraph.breaks.places.count
  }

  /// The least height of the line that begins somewhere: that of its first character's face.
  package func height(from position: LinePosition) -> Int64 {
    let start = position.offset
    return paragraph.rules.stacking.height(of: metrics(from: start, to: start + 1))
  }

  /// The line that begins somewhere, in the room that indents leave for it.
  ///
  /// - Parameters:
  ///   - position: Where it begins; not the paragraph's end.
  ///   - y: Its top.
  /// - Returns: The line.
  /// - Complexity: O(log *b*) in the places where a line can end.
  package func line(from position: LinePosition, y: Int64) -> ParagraphLine {
    let span = breaker.line(from: position.start)
    var line = placed(span, from: position, y: y)
    if span.isClipped, let mode = paragraph.rules.style.lineBreakMode.truncation {
      truncate(&line, Truncation(mode), breaker)
    }
    line.x = x(of: line.placed.span)
    return line
  }

  /// The edges between which indents let the line stand that begins somewhere.
  package func edges(of position: LinePosition) -> Range<Int64> {
    let isFirst = position.offset == 0
    let start = paragraph.rules.indents.start(isFirst: isFirst)
    guard width < LayoutUnit.limit else { return left + start..<width }
    let end = max(start, paragraph.rules.indents.end(in: width))
    return paragraph.baseLevel.isRightToLeft
      ? left + width - end..<left + width - start : left + start..<left + end
  }

  /// The line that begins somewhere, between two edges.
  ///
  /// - Parameters:
  ///   - position: Where it begins; not the paragraph's end.
  ///   - edges: Where it stands.
  ///   - words: What becomes of a word that is wider than its line.
  ///   - y: Its top.
  /// - Returns: The line; wider than its room if its first word is, and is not broken.
  package func line(
    from position: LinePosition,
    between edges: Range<Int64>,
    _ words: WideWords,
    y: Int64
  ) -> ParagraphLine {
    let breaker = fragmentBreaker(edges, words)
    let span = breaker.line(from: position.start)
    var line = placed(span, from: position, y: y)
    if span.isClipped, let mode = paragraph.rules.style.lineBreakMode.truncation {
      truncate(&line, Truncation(mode), breaker)
    }
    line.x = x(of: line.placed.span, between: edges)
    return line
  }

  /// What becomes of a word that is wider than its line.
  package enum WideWords {
    /// The line is wider.
    case kept

    /// The word is broken, if its style lets it be.
    case broken
  }

  /// The last line that is shown, where more text would follow.
  ///
  /// - Parameters:
  ///   - line: The line, as it was found.
  ///   - mode: What happens at its end.
  ///   - edges: Where it stands; `nil` for the room that indents leave.
  /// - Returns: The line with text left out of it, if the mode is to tell of that.
  package func lastLine(
    _ line: ParagraphLine,
    _ mode: LineBreakMode,
    between edges: Range<Int64>? = nil
  ) -> ParagraphLine {
    guard let truncation = mode.truncation else { return line }
    var line = line
    let breaker =
      edges.map { fragmentBreaker($0, .broken) }
      ?? LineBreaker(paragraph, width: width, wrap: .greedy)
    truncate(&line, Truncation(truncation), breaker)
    line.placed.span.indent = edges.map { indent(of: $0) }
    line.x =
      edges.map { x(of: line.placed.span, between: $0) }
      ?? x(of: line.placed.span)
    return line
  }

  private func fragmentBreaker(_ edges: Range<Int64>, _ words: WideWords) -> LineBreaker {
    LineBreaker(
      paragraph,
      room: edges.upperBound - edges.lowerBound,
      indent: indent(of: edges),
      breaksWords: words == .broken && paragraph.rules.style.lineBreakMode == .byWords
    )
  }

  private func indent(of edges: Range<Int64>) -> Int64 {
    paragraph.baseLevel.isRightToLeft ? left + width - edges.upperBound : edges.lowerBound - left
  }

  /// The metrics of the faces of a part of the text.
  private func metrics(from start: Int, to end: Int) -> LineMetrics {
    var metrics = paragraph.metrics(from: start, to: end)
    if !source.options.usesFontLeading { metrics.leading = 0 }
    return metrics
  }

  /// The empty line after the separator at the end of the paragraph, in the style of that: the
  /// first line of another paragraph of the same style.
  ///
  /// - Parameters:
  ///   - edges: Where it stands; `nil` for the room that indents leave.
  ///   - y: Its top.
  /// - Returns: The line, whose range is empty.
  package func extraLine(between edges: Range<Int64>? = nil, y: Int64) -> ParagraphLine {
    let count = paragraph.text.count
    let end = LineStart(
      offset: count,
      place: paragraph.breaks.places.count,
      key: 0,
      safeAfter: count
    )
    var metrics =
      paragraph.runs.last.map { paragraph.lineMetrics[$0.metrics] } ?? paragraph.lineMetrics[0]
    if !source.options.usesFontLeading { metrics.leading = 0 }
    return ParagraphLine(
      placed: PreparedText.PlacedSpan(
        paragraph: 0,
        start: end,
        span: .empty(at: count),
        metrics: metrics,
        height: paragraph.rules.stacking.height(of: metrics),
        y: y
      ),
      x: edges.map { x(of: .empty(at: 0), between: $0) }
        ?? x(of: .empty(at: 0))
    )
  }

  /// Makes lines that stand beside each other equally high, on one baseline.
  package func align(_ lines: inout [ParagraphLine]) {
    guard lines.count > 1, var metrics = lines.first?.placed.metrics else { return }
    for line in lines { metrics.formUnion(line.placed.metrics) }
    let height = paragraph.rules.stacking.height(of: metrics)
    for index in lines.indices {
      let placed = lines[index].placed
      lines[index].placed = PreparedText.PlacedSpan(
        paragraph: 0,
        start: placed.start,
        span: placed.span,
        metrics: metrics,
        height: height,
        y: placed.y,
        truncation: placed.truncation
      )
    }
  }

  private func placed(
    _ span: LineSpan,
    from position: LinePosition,
    y: Int64
  ) -> ParagraphLine {
    let metrics = metrics(from: span.start, to: span.end)
    return ParagraphLine(
      placed: PreparedText.PlacedSpan(
        paragraph: 0,
        start: position.start,
        span: span,
        metrics: metrics,
        height: paragraph.rules.stacking.height(of: metrics),
        y: y
      ),
      x: 0
    )
  }

  /// The left edge of a line's content between two edges; without a right one it stands at the
  /// left.
  private func x(of span: LineSpan, between edges: Range<Int64>) -> Int64 {
    edges.upperBound < LayoutUnit.limit
      ? paragraph.x(of: span, from: edges.lowerBound, to: edges.upperBound) : edges.lowerBound
  }

  /// The left edge of a line's content; without a right margin it stands at the left one.
  private func x(of span: LineSpan) -> Int64 {
    guard width < LayoutUnit.limit else {
      let indent = paragraph.rules.indents.start(isFirst: span.start == 0)
      return left + (paragraph.baseLevel.isRightToLeft ? 0 : indent)
    }
    return left + paragraph.x(of: span, in: width)
  }

  private func truncate(
    _ line: inout ParagraphLine,
    _ truncation: Truncation,
    _ breaker: LineBreaker
  ) {
    let text = PreparedText(
      StyledText(source.text, source.styling),
      paragraph,
      options: source.options
    )
    var truncator = Truncator(
      breaker,
      from: line.placed.start,
      paragraphStart: 0,
      TokenSet(truncation, of: text)
    )
    let truncated = truncator.truncated(truncation.mode)
    line.placed.span = truncated.line
    line.placed.truncation = truncated
  }
}
