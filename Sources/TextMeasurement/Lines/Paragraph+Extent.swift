extension Paragraph {
  /// How many lines a paragraph takes at a width, how high they are and how wide the widest is.
  struct Extent {
    /// The number of lines, at least 1.
    var lineCount = 0

    /// The sum of the lines' heights, in layout units.
    var height: Int64 = 0

    /// The width of the widest line, without white space at its end.
    var width: Int64 = 0
  }

  /// Lays the paragraph out without keeping its lines.
  ///
  /// Nothing is shaped again but at ends inside words, and nothing is allocated.
  ///
  /// - Parameters:
  ///   - width: The room for one line, in layout units.
  ///   - breaksWords: Whether words wider than the line are broken.
  /// - Complexity: O(*l* log *b*) in the lines and the places in one.
  func extent(forWidth width: Int64, breaksWords: Bool) -> Extent {
    guard !breaks.places.isEmpty else {
      return Extent(lineCount: 1, height: lineMetrics[0].height, width: 0)
    }
    let breaker = LineBreaker(paragraph: self, width: width, breaksWords: breaksWords)
    var extent = Extent()
    var start = LineStart.paragraph
    let isPlain = breaks.fall == 0 && tabs.isEmpty && breaks.mandatory.isEmpty
    let last = breaks.places.count - 1
    while start.place <= last {
      if isPlain, start.safeAfter == start.offset, let uniformMetrics {
        let found = BreakSearch.lastFitting(
          breaks.ends, from: start.place, through: last, reach: start.key + width)
        if found >= start.place, found == last || !isUnsafe(found) {
          extent.lineCount += 1
          extent.height += uniformMetrics.height
          extent.width = max(extent.width, breaks.ends[found] - start.key)
          let next = Int(breaks.places[found].offset)
          start = LineStart(
            offset: next, place: found + 1, key: breaks.starts[found + 1], safeAfter: next)
          continue
        }
      }
      let line = breaker.line(from: start)
      extent.lineCount += 1
      extent.height += metrics(from: line.start, to: line.end).height
      extent.width = max(extent.width, line.width)
      start = line.next
    }
    return extent
  }

  private func isUnsafe(_ place: Int) -> Bool {
    !breaks.unsafeSpans.isEmpty && breaks.places[place].traits.contains(.isUnsafe)
  }

  /// The width of the widest line at infinite width, in layout units.
  var idealWidth: Int64 {
    tabs.isEmpty && breaks.unsafeSpans.isEmpty
      ? breaks.idealWidth : extent(forWidth: LayoutUnit.limit, breaksWords: false).width
  }

  /// The width of the widest piece that cannot be broken, in layout units.
  var minimumWidth: Int64 {
    tabs.isEmpty && breaks.unsafeSpans.isEmpty
      ? breaks.minimumWidth : extent(forWidth: 0, breaksWords: false).width
  }
}
