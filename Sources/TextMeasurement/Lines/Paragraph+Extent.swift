internal import Typography

extension Paragraph {
  /// How many lines a paragraph takes at a width, how high they are and how wide the widest is.
  struct Extent {
    /// The number of lines, at least 1.
    var lineCount = 0

    /// The sum of the lines' heights, in layout units.
    var height: Int64 = 0

    /// The width of the widest line, without white space at its end.
    var width: Int64 = 0

    /// Whether text is left out of a line, so that the line can be narrower than this width.
    var isTruncated = false
  }

  /// Lays the paragraph out without keeping its lines.
  ///
  /// Nothing is shaped again but at ends inside words, and nothing is allocated but for these.
  ///
  /// - Parameters:
  ///   - width: The room for lines and indents, in layout units.
  ///   - breaksWords: Whether words wider than the line are broken; `nil` leaves it to the style.
  /// - Returns: The number of lines, their height and the width they need.
  /// - Complexity: O(*l* log *b*) in the lines and the places in one.
  func extent(forWidth width: Int64, breaksWords: Bool? = nil) -> Extent {
    guard let plainHeight else {
      return exactExtent(LineBreaker(self, width: width, breaksWords: breaksWords))
    }
    let indents = rules.indents
    if breaks.idealWidth <= indents.room(in: width, isFirst: true) {
      return Extent(
        lineCount: 1,
        height: plainHeight,
        width: indents.extent(of: breaks.idealWidth, isFirst: true)
      )
    }
    let lines = plainLines(forWidth: width, breaksWords: breaksWords)
    return Extent(
      lineCount: lines.count,
      height: LayoutUnit.sum(
        LayoutUnit.product(lines.count, plainHeight),
        LayoutUnit.product(lines.count - 1, rules.stacking.lineSpacing)
      ),
      width: max(
        indents.extent(of: lines.firstWidth, isFirst: true),
        lines.count > 1 ? indents.extent(of: lines.otherWidth, isFirst: false) : 0
      )
    )
  }

  /// How many lines there are, and how wide the first and the widest other are, in layout units.
  private struct PlainLines {
    var count = 0
    var firstWidth: Int64 = 0
    var otherWidth: Int64 = 0

    /// Adds the next line.
    @inline(__always)
    mutating func add(_ width: Int64) {
      if count == 0 { firstWidth = width } else { otherWidth = max(otherWidth, width) }
      count += 1
    }
  }

  /// Lays out a paragraph whose lines are equally high, without tabs and mandatory breaks, and with
  /// keys that never fall: its lines are found by searching the keys alone.
  private func plainLines(forWidth width: Int64, breaksWords: Bool?) -> PlainLines {
    var lines = PlainLines()
    var place = 0
    var key: Int64 = 0
    var room = rules.indents.room(in: width, isFirst: true)
    let otherRoom = rules.indents.room(in: width, isFirst: false)
    let last = breaks.places.count - 1
    let shortWidth = breaks.shortWidth
    breaks.places.withUnsafeBufferPointer { keys in
      while place <= last {
        let found = BreakSearch.lastFitting(
          from: place,
          through: last,
          reach: BreakTable.Place.sortKey(ofReach: key + room)
        ) { keys[$0].sortKey }
        if found < place || shortWidth > 0 && keys[found].end - key < shortWidth {
          // A word that is wider than the line, or a line whose ends change the same glyphs.
          let breaker = LineBreaker(self, width: width, breaksWords: breaksWords)
          place = addExactLines(from: place, to: &lines, breaker)
        } else {
          lines.add(keys[found].end - key)
          place = found + 1
        }
        if place <= last { key = keys[place - 1].nearbyStart }
        room = otherRoom
      }
    }
    return lines
  }

  /// Adds the line that begins at a place, and the lines up to the next that ends at one.
  ///
  /// - Returns: The place that the next line begins at.
  private func addExactLines(
    from place: Int,
    to lines: inout PlainLines,
    _ breaker: LineBreaker
  ) -> Int {
    var start = place == 0 ? .paragraph : LineStart(after: place - 1, of: breaks)
    repeat {
      let line = breaker.line(from: start)
      lines.add(line.width)
      start = line.next
    } while start.place < breaks.places.count && isInsideWord(start)
    return start.place
  }

  private func isInsideWord(_ start: LineStart) -> Bool {
    start.place == 0 || start.offset != Int(breaks.places[start.place - 1].offset)
  }

  /// Lays out any paragraph, line by line.
  private func exactExtent(_ breaker: LineBreaker) -> Extent {
    var extent = Extent()
    forEachLine(breaker) { _, line, metrics in
      if extent.lineCount > 0 {
        extent.height = LayoutUnit.sum(extent.height, rules.stacking.lineSpacing)
      }
      extent.lineCount += 1
      extent.height = LayoutUnit.sum(extent.height, rules.stacking.height(of: metrics))
      extent.width = max(extent.width, neededWidth(of: line))
      if line.isClipped, rules.style.lineBreakMode.truncation != nil { extent.isTruncated = true }
      return true
    }
    return extent
  }

  /// Visits the lines, at least one, with where they begin and the metrics of their faces.
  ///
  /// - Parameters:
  ///   - breaker: Finds the lines.
  ///   - visit: Tells whether the next line is to be visited too.
  func forEachLine(
    _ breaker: LineBreaker,
    _ visit: (LineStart, LineSpan, LineMetrics) -> Bool
  ) {
    var start = LineStart.paragraph
    if breaks.places.isEmpty { _ = visit(start, .empty(at: 0), lineMetrics[0]) }
    while start.place < breaks.places.count {
      let line = breaker.line(from: start)
      guard visit(start, line, metrics(from: line.start, to: line.end)) else { return }
      start = line.next
    }
  }

  /// The width of text that a line needs, with its indents, in layout units.
  private func neededWidth(of line: LineSpan) -> Int64 {
    rules.indents.extent(of: line.width, isFirst: line.start == 0)
  }

  /// The least width at which no piece that cannot be broken is wider than its line, in layout
  /// units.
  var minimumWidth: Int64 {
    if limitsHyphenation, rules.style.hyphenation.lineLimit > 0 {
      // Which words may be hyphenated depends on the lines before: none, to be sure.
      let breaker = LineBreaker(self, width: 0, breaksWords: false, hyphenates: false)
      return exactExtent(breaker).width
    }
    return tabs.isEmpty && breaks.unsafeSpans.isEmpty && rules.indents.areZero && rules.keepsWidths
      ? breaks.minimumWidth : extent(forWidth: 0, breaksWords: false).width
  }
}
