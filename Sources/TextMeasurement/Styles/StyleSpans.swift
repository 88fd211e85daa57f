internal import TextAnalysis

/// Styles and where they hold: spans that tile a text, at least one, no two neighbours alike.
struct StyleSpans<Style: Hashable & Sendable>: Hashable, Sendable {
  /// A span; it begins where the one before ends.
  struct Span: Hashable, Sendable {
    /// Where the span ends: a UTF-8 offset.
    var end: Int

    /// Its style.
    var style: Style
  }

  /// The spans, in order.
  private(set) var spans: [Span]

  /// One style for a text of so many bytes.
  init(_ style: Style, count: Int) {
    spans = [Span(end: count, style: style)]
  }

  /// Spans that tile a text of so many bytes, or more.
  init(tiling spans: [Span], count: Int) {
    self.spans = spans
    self.spans[spans.count - 1].end = count
  }

  /// The spans of a part of the text, with offsets in the part; the last has no end.
  ///
  /// - Complexity: O(log *n*) in the spans, and O(*k*) in those of the part.
  func spans(in range: Range<Int>) -> [Span] {
    var index = min(spans.partitioningIndex { $0.end > range.lowerBound }, spans.count - 1)
    var part: [Span] = []
    while index < spans.count - 1, spans[index].end < range.upperBound {
      part.append(Span(end: spans[index].end - range.lowerBound, style: spans[index].style))
      index += 1
    }
    part.append(Span(end: .max, style: spans[index].style))
    return part
  }

  /// The bytes of the text.
  var count: Int { spans[spans.count - 1].end }

  /// The style at the end of the text.
  var last: Style { spans[spans.count - 1].style }

  /// The style of the byte at an offset; the first or the last one beyond the text.
  func style(at offset: Int) -> Style {
    spans[min(spans.partitioningIndex { $0.end > offset }, spans.count - 1)].style
  }

  /// The spans as runs, which know where they begin.
  func runs<Run>(_ makeRun: (Range<TextOffset>, Style) -> Run) -> [Run] {
    var start = TextOffset(utf8: 0)
    return spans.map { span in
      let end = TextOffset(utf8: span.end)
      defer { start = end }
      return makeRun(start..<end, span.style)
    }
  }

  /// Appends text with its styles.
  mutating func append(_ other: StyleSpans) {
    let start = count
    guard other.count > 0 else { return }
    if start == 0 { spans = [] }
    for span in other.spans { append(Span(end: start + span.end, style: span.style)) }
  }

  /// Changes the styles inside a range, and cuts spans at its ends.
  ///
  /// - Complexity: O(*n*) in the spans.
  mutating func change(in range: Range<Int>, _ change: (inout Style) -> Void) {
    if count == 0 { return change(&spans[0].style) }
    let whole = spans
    spans = []
    var start = 0
    for span in whole {
      let lower = min(max(range.lowerBound, start), span.end)
      let upper = min(max(range.upperBound, lower), span.end)
      if start < lower { append(Span(end: lower, style: span.style)) }
      if lower < upper {
        var changed = Span(end: upper, style: span.style)
        change(&changed.style)
        append(changed)
      }
      if upper < span.end { append(Span(end: span.end, style: span.style)) }
      start = span.end
    }
  }

  private mutating func append(_ span: Span) {
    if let last = spans.last, last.style == span.style {
      spans[spans.count - 1].end = span.end
    } else {
      spans.append(span)
    }
  }
}
