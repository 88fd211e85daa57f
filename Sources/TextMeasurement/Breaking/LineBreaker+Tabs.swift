extension LineBreaker {
  /// Finds a line of a paragraph with tabs, whose widths depend on where the line begins.
  func tabbedLine(from start: LineStart, upTo last: Int) -> LineSpan {
    let breaks = paragraph.breaks
    var pen = TabbedPen(from: start, paragraph.tabs)
    var fitting: (place: Int, width: Int64)?
    for place in start.place...last {
      let content = tabbedWidth(from: start, to: place, &pen, upTo: width + breaks.fall)
      if content <= width { fitting = (place, content) }
      if content > width + breaks.fall { break }
    }
    if let (place, content) = fitting {
      return tabbedSpan(from: start, to: place, width: content)
    }
    let first = breaks.places[start.place]
    if breaksWords, start.offset < Int(first.contentEnd),
      let span = brokenTabbedWord(from: start, before: Int(first.contentEnd))
    {
      return span
    }
    var whole = TabbedPen(from: start, paragraph.tabs)
    return tabbedSpan(
      from: start,
      to: start.place,
      width: tabbedWidth(from: start, to: start.place, &whole, upTo: .max)
    )
  }

  /// The width of the content of a line, or some width beyond a limit, in layout units.
  func tabbedWidth(
    from start: LineStart,
    to place: Int,
    _ pen: inout TabbedPen,
    upTo limit: Int64
  ) -> Int64 {
    let contentEnd = Int(paragraph.breaks.places[place].contentEnd)
    guard pen.passesTab(before: contentEnd) else { return lineWidth(from: start, to: place) }
    let end = paragraph.breaks.keys[place].end
    return max(0, pen.position(at: contentEnd, end, upTo: limit))
  }

  private func tabbedSpan(from start: LineStart, to place: Int, width: Int64) -> LineSpan {
    let breaks = paragraph.breaks
    let facts = breaks.places[place]
    var line = span(from: start, to: place, width: width)
    var pen = TabbedPen(from: start, paragraph.tabs)
    let hyphen =
      facts.traits.contains(.showsHyphen)
      ? Hyphen(for: paragraph.runs[paragraph.runIndex(at: Int(facts.offset) - 1)]).advance : 0
    let advance = pen.position(
      at: Int(facts.offset),
      breaks.keys[place].end - hyphen + facts.trailing
    )
    line.trailing = max(0, advance - (width - hyphen))
    return line
  }

  /// The line that breaks a word at the last grapheme cluster that fits, at least one.
  ///
  /// A tab inside the word is one that the text does not allow a break after.
  private func brokenTabbedWord(from start: LineStart, before end: Int) -> LineSpan? {
    var pen = TabbedPen(from: start, paragraph.tabs)
    guard pen.passesTab(before: end) else { return brokenWord(from: start, before: end) }
    let words = paragraph.breaksInsideWords
    let first = words.offsets.partitioningIndex { Int($0) > start.offset }
    let beyond = words.offsets.partitioningIndex { Int($0) >= end }
    guard first < beyond else { return nil }
    let slack = LayoutUnit(points: paragraph.size).rawValue
    var found: (index: Int, width: Int64)?
    for index in first..<beyond {
      let key = words.endKey(at: index, of: paragraph)
      let width = max(0, pen.position(at: Int(words.offsets[index]), key))
      if width <= self.width || found == nil { found = (index, width) }
      if width > self.width + slack { break }
    }
    guard let found else { return nil }
    return span(
      from: start,
      to: WordEnd(index: found.index, content: found.index, width: found.width),
      words
    )
  }
}

/// The pen on a line with tabs, moving forward.
struct TabbedPen {
  private let tabs: [TabPosition]
  private let first: Int
  private var next: Int
  /// Where the line stood when `pen` was last counted: the key there, and the pen from the line's
  /// start.
  private var key: Int64
  private var pen: Int64 = 0

  init(from start: LineStart, _ tabs: [TabPosition]) {
    self.tabs = tabs
    key = start.key
    first = tabs.partitioningIndex { $0.offset >= start.offset }
    next = first
  }

  /// Whether a tab of the line stands before an offset.
  func passesTab(before offset: Int) -> Bool {
    next > first || next < tabs.count && tabs[next].offset < offset
  }

  /// The pen at an offset, from the line's start, in layout units.
  ///
  /// - Parameters:
  ///   - offset: Not before the offset last asked for.
  ///   - end: The key of the offset.
  ///   - limit: A distance at which to stop.
  /// - Returns: The distance, or any that is longer than `limit` if that was passed.
  mutating func position(at offset: Int, _ end: Int64, upTo limit: Int64 = .max) -> Int64 {
    while next < tabs.count, tabs[next].offset < offset {
      pen = TabPosition.stop(after: pen + tabs[next].pen - key)
      key = tabs[next].pen
      next += 1
      if pen > limit { return pen }
    }
    return pen + end - key
  }
}
