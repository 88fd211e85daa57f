internal import Typography

extension LineBreaker {
  /// Finds a line of a paragraph with tabs, whose widths depend on where the line begins.
  func tabbedLine(from start: LineStart, upTo last: Int) -> LineSpan {
    let breaks = paragraph.breaks
    let width = room(from: start)
    var pen = pen(from: start)
    var fitting: (place: Int, width: Int64)?
    var own: Int64?
    for place in start.place...last {
      let content = tabbedWidth(from: start, to: place, &pen, upTo: width + breaks.fall)
      let isAllowed =
        !paragraph.limitsHyphenation || !isHyphenation(place)
        || allowsHyphen(from: start, after: own)
      if content <= width, isAllowed { fitting = (place, content) }
      if !isHyphenation(place) { own = content }
      if content > width + breaks.fall { break }
    }
    if let (place, content) = fitting {
      return tabbedSpan(from: start, to: place, width: content)
    }
    let first = paragraph.limitsHyphenation ? firstAllowed(from: start) : start.place
    if breaksWords, start.offset < breaks.contentEnd(of: first),
      let span = brokenTabbedWord(from: start, before: first)
    {
      return span
    }
    var whole = self.pen(from: start)
    return tabbedSpan(
      from: start,
      to: first,
      width: tabbedWidth(from: start, to: first, &whole, upTo: LayoutUnit.limit)
    )
  }

  /// The width of the content of a line, or some width beyond a limit, in layout units.
  func tabbedWidth(
    from start: LineStart,
    to place: Int,
    _ pen: inout TabbedPen,
    upTo limit: Int64
  ) -> Int64 {
    let contentEnd = paragraph.breaks.contentEnd(of: place)
    guard pen.passesTab(before: contentEnd) else { return lineWidth(from: start, to: place) }
    let indent = indent(of: start)
    let end = paragraph.breaks.places[place].end
    let reached = pen.position(at: contentEnd, end, upTo: LayoutUnit.sum(limit, indent))
    return pen.isBeyondStops ? LayoutUnit.limit + 1 : max(0, reached - indent)
  }

  /// The width of the content of a line, with or without tabs, in layout units.
  func contentWidth(from start: LineStart, to place: Int) -> Int64 {
    var pen = pen(from: start)
    return tabbedWidth(from: start, to: place, &pen, upTo: .max)
  }

  /// The width of a line that ends inside a word, with or without tabs, in layout units.
  func wordWidth(
    from start: LineStart,
    to index: Int,
    _ words: WordBreaks,
    _ pen: inout TabbedPen
  ) -> Int64 {
    let offset = Int(words.offsets[index])
    guard pen.passesTab(before: offset) else { return wordWidth(from: start, to: index, words) }
    let reached = pen.position(at: offset, words.endKey(at: index, of: paragraph))
    return max(0, reached - indent(of: start))
  }

  /// From the leading margin to the start of a line.
  func indent(of start: LineStart) -> Int64 {
    fragmentIndent ?? paragraph.rules.indents.start(isFirst: start.offset == 0)
  }

  func pen(from start: LineStart) -> TabbedPen {
    TabbedPen(from: start, indent: indent(of: start), paragraph.tabs, paragraph.rules.tabStops)
  }

  private func tabbedSpan(from start: LineStart, to place: Int, width: Int64) -> LineSpan {
    let breaks = paragraph.breaks
    let facts = breaks.places[place]
    var line = span(from: start, to: place, width: width)
    // White space without a tab is as wide as it is, wherever a stop has put the text before it.
    let hanging = paragraph.tabs[
      paragraph.tabs.partitioningIndex { $0.offset >= line.contentEnd }...
    ]
    .prefix { $0.offset < Int(facts.offset) }
    guard !hanging.isEmpty else { return line }
    let hyphen =
      facts.traits.contains(.showsHyphen)
      ? Hyphen(for: paragraph.run(before: Int(facts.offset))).widening : 0
    let contentKey = breaks.places[place].end - hyphen
    let contentEnd = indent(of: start) + width - hyphen
    var key = max(start.key, contentKey)
    var pen = contentEnd
    for tab in hanging {
      pen += tab.pen - key
      pen = paragraph.rules.tabStops.next(after: pen)?.position ?? pen
      key = tab.pen
    }
    line.trailing = max(0, pen + contentKey + breaks.trailing(at: place) - key - contentEnd)
    return line
  }

  /// The line that breaks a word at the last grapheme cluster that fits, at least one.
  ///
  /// A tab inside the word is one that the text does not allow a break after.
  private func brokenTabbedWord(from start: LineStart, before place: Int) -> LineSpan? {
    let contentEnd = paragraph.breaks.contentEnd(of: place)
    var pen = pen(from: start)
    guard pen.passesTab(before: contentEnd) else { return brokenWord(from: start, before: place) }
    let words = paragraph.breaksInsideWords
    let first = words.offsets.partitioningIndex { Int($0) > start.offset }
    let beyond = words.offsets.partitioningIndex { Int($0) >= contentEnd }
    guard first < beyond else { return nil }
    let slack = LayoutUnit(points: paragraph.size).rawValue
    let room = room(from: start)
    let indent = indent(of: start)
    var found: (index: Int, width: Int64)?
    for index in first..<beyond where words.isBreak(index) {
      let key = words.endKey(at: index, of: paragraph)
      let width = max(0, pen.position(at: Int(words.offsets[index]), key) - indent)
      if width <= room || found == nil { found = (index, width) }
      if width > room + slack { break }
    }
    guard let found else { return nil }
    let end = WordEnd(
      index: found.index,
      content: found.index,
      width: found.width,
      trailing: words.tracking(before: found.index)
    )
    return span(from: start, to: end, words)
  }
}
