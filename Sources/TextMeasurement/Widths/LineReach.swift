/// Where a line ends at a width, and how far the width can grow until it ends later.
struct LineReach {
  /// Where the next line begins.
  var next: LineStart

  /// The least width of text at which the line ends later, in layout units; `Int64.max` if there is
  /// none.
  var limit: Int64
}

extension LineBreaker {
  /// Finds the line that begins at a start, and up to which width of text it stays as it is.
  ///
  /// For a given start, a line never ends earlier in more room: it ends at the last place that
  /// fits, and more room leaves all those fitting that did. So it stays as it is up to the limit.
  func reach(from start: LineStart) -> LineReach {
    let breaks = paragraph.breaks
    if paragraph.tabs.isEmpty, breaks.fall == 0, !paragraph.limitsHyphenation {
      let last = mandatoryPlace(from: start.place)
      let found = BreakSearch.lastFitting(
        from: start.place,
        through: last,
        reach: start.key + room(from: start)
      ) { breaks.places[$0].end }
      let isMeasuredByKeys =
        start.safeAfter == start.offset
        || found >= start.place && breaks.places[found].end - start.key >= breaks.shortWidth
      if found >= start.place, isMeasuredByKeys {
        return LineReach(
          next: LineStart(after: found, of: breaks),
          limit: found == last
            ? .max : self.width(leaving: breaks.places[found + 1].end - start.key, from: start)
        )
      }
    }
    let next = line(from: start).next
    return LineReach(next: next, limit: limit(of: next, from: start))
  }

  /// The least width of text in which the line from a start to another is as it is here.
  ///
  /// - Parameters:
  ///   - span: The line in the width of this breaker.
  ///   - start: Where it begins.
  /// - Returns: A width from 0 through this one.
  func floor(of span: LineSpan, from start: LineStart) -> Int64 {
    func isSame(_ width: Int64) -> Bool { next(from: start, width: width).begins(like: span.next) }
    var high = width
    let needed = width(leaving: span.width - span.stretch, from: start)
    if needed < high, needed >= 0, isSame(needed) { high = needed }
    return Self.least(above: -1, through: high, where: isSame)
  }
}

extension LineBreaker {
  /// The least width of text that leaves so much room for the line that begins at a start.
  private func width(leaving room: Int64, from start: LineStart) -> Int64 {
    paragraph.rules.indents.width(leaving: room, isFirst: start.offset == 0)
  }

  /// The least width beyond this one in which a line ends later, searched where it cannot be
  /// counted.
  private func limit(of next: LineStart, from start: LineStart) -> Int64 {
    guard next.place <= mandatoryPlace(from: start.place) else { return .max }
    func endsLater(_ width: Int64) -> Bool {
      !self.next(from: start, width: width).begins(like: next)
    }
    var low = width
    var high = max(width + 1, width(leaving: likelyRoom(of: next, from: start), from: start))
    var step: Int64 = 1 << 10
    while high > LayoutUnit.limit || !endsLater(high) {
      guard high < LayoutUnit.limit else { return .max }
      low = high
      high = min(high + step, LayoutUnit.limit)
      step *= 2
    }
    return Self.least(above: low, through: high, where: endsLater)
  }

  /// The least width that holds, by halving; mostly it is the greatest.
  ///
  /// - Parameters:
  ///   - low: A width that does not hold, or one below all.
  ///   - high: A width that holds, and so does each from the least on.
  ///   - holds: Whether a width does.
  /// - Returns: A width above `low`.
  private static func least(
    above low: Int64,
    through high: Int64,
    where holds: (Int64) -> Bool
  ) -> Int64 {
    guard high - low > 1, holds(high - 1) else { return high }
    var (low, high) = (low, high - 1)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// The width of the line if it ended at the next place, or that of the rest of its word: mostly
  /// the room that it needs to end later.
  private func likelyRoom(of next: LineStart, from start: LineStart) -> Int64 {
    guard next.place == start.place else {
      return contentWidth(from: start, to: next.place)
    }
    let room = room(from: start)
    guard paragraph.tabs.isEmpty else { return room + 1 }
    let words = paragraph.breaksInsideWords
    let index = words.offsets.partitioningIndex { Int($0) > next.offset }
    let whole = lineWidth(from: start, to: start.place)
    guard Int(words.offsets[index]) < paragraph.breaks.contentEnd(of: start.place) else {
      return whole
    }
    let more = wordWidth(from: start, to: index, words)
    return whole > room ? min(more, whole) : more
  }

  /// Where the line after the one from a start begins at another width.
  private func next(from start: LineStart, width: Int64) -> LineStart {
    LineBreaker(paragraph, width: width, breaksWords: breaksWords, wrap: .greedy)
      .line(from: start).next
  }
}
