/// Where a line ends at a width, and how far the width can grow until it ends later.
struct LineReach {
  /// Where the next line begins.
  var next: LineStart

  /// The least room at which the line ends later, in layout units; `Int64.max` if there is none.
  var limit: Int64
}

extension LineBreaker {
  /// Finds the line that begins at a start, and up to which room it stays as it is.
  ///
  /// For a given start, a line never ends earlier in more room: it ends at the last place that fits,
  /// and more room leaves all those fitting that did. So it stays as it is up to the limit.
  func reach(from start: LineStart) -> LineReach {
    let breaks = paragraph.breaks
    if paragraph.tabs.isEmpty, breaks.fall == 0, start.safeAfter == start.offset {
      let last = mandatoryPlace(from: start.place)
      let found = BreakSearch.lastFitting(
        from: start.place,
        through: last,
        reach: start.key + width
      ) { breaks.keys[$0].end }
      if found >= start.place {
        return LineReach(
          next: LineStart(after: found, of: breaks),
          limit: found == last ? .max : breaks.keys[found + 1].end - start.key
        )
      }
    }
    let next = line(from: start).next
    return LineReach(next: next, limit: limit(of: next, from: start))
  }

  /// The least room in which the line from a start to another is as it is here.
  ///
  /// - Parameters:
  ///   - span: The line in the room of this breaker.
  ///   - start: Where it begins.
  /// - Returns: A room from 0 through this one.
  func floor(of span: LineSpan, from start: LineStart) -> Int64 {
    func isSame(_ room: Int64) -> Bool { next(from: start, room: room) == span.next.offset }
    var low: Int64 = -1
    var high = width
    if span.width < high, span.width >= 0, isSame(span.width) { high = span.width }
    guard high > 0, isSame(high - 1) else { return high }
    high -= 1
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if isSame(middle) { high = middle } else { low = middle }
    }
    return high
  }
}

extension LineBreaker {
  /// The least room beyond this one in which a line ends later, searched where it cannot be counted.
  private func limit(of next: LineStart, from start: LineStart) -> Int64 {
    guard next.place <= mandatoryPlace(from: start.place) else { return .max }
    func endsLater(_ room: Int64) -> Bool { self.next(from: start, room: room) != next.offset }
    var low = width
    var high = max(width + 1, likelyLimit(of: next, from: start))
    var step: Int64 = 1 << 10
    while high > LayoutUnit.limit || !endsLater(high) {
      guard high < LayoutUnit.limit else { return .max }
      low = high
      high = min(high + step, LayoutUnit.limit)
      step *= 2
    }
    guard high - low > 1, endsLater(high - 1) else { return high }
    high -= 1
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if endsLater(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// The width of the line if it ended at the next place, or that of the rest of its word; mostly the
  /// limit.
  private func likelyLimit(of next: LineStart, from start: LineStart) -> Int64 {
    guard next.place == start.place else {
      guard !paragraph.tabs.isEmpty else { return lineWidth(from: start, to: next.place) }
      var pen = TabbedPen(from: start, paragraph.tabs)
      return tabbedWidth(from: start, to: next.place, &pen, upTo: .max)
    }
    guard paragraph.tabs.isEmpty else { return width + 1 }
    let words = paragraph.breaksInsideWords
    let index = words.offsets.partitioningIndex { Int($0) > next.offset }
    let whole = lineWidth(from: start, to: start.place)
    guard Int(words.offsets[index]) < Int(paragraph.breaks.places[start.place].contentEnd) else {
      return whole
    }
    let more = wordWidth(from: start, to: index, words)
    return whole > width ? min(more, whole) : more
  }

  /// Where the line after the one from a start begins in other room: a UTF-8 offset in the paragraph.
  private func next(from start: LineStart, room: Int64) -> Int {
    LineBreaker(paragraph: paragraph, width: room, breaksWords: breaksWords).line(from: start)
      .next.offset
  }
}
