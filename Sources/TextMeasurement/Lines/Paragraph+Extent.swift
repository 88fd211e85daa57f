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

    /// The widest line's width and the lines' height, in points.
    var size: Size {
      Size(
        width: LayoutUnit(rawValue: width).points,
        height: LayoutUnit(rawValue: height).points
      )
    }
  }

  /// Lays the paragraph out without keeping its lines.
  ///
  /// Nothing is shaped again but at ends inside words, and nothing is allocated but for these.
  ///
  /// - Parameters:
  ///   - width: The room for one line, in layout units.
  ///   - breaksWords: Whether words wider than the line are broken.
  /// - Returns: The number of lines, their height and the widest one's width.
  /// - Complexity: O(*l* log *b*) in the lines and the places in one.
  func extent(forWidth width: Int64, breaksWords: Bool) -> Extent {
    guard let plainHeight else { return exactExtent(forWidth: width, breaksWords: breaksWords) }
    if breaks.idealWidth <= width {
      return Extent(lineCount: 1, height: plainHeight, width: breaks.idealWidth)
    }
    return plainExtent(forWidth: width, breaksWords: breaksWords, lineHeight: plainHeight)
  }

  /// Lays out a paragraph whose lines are equally high, without tabs and mandatory breaks, and with
  /// keys that never fall: its lines are found by searching the keys alone.
  private func plainExtent(forWidth width: Int64, breaksWords: Bool, lineHeight: Int64) -> Extent {
    var extent = Extent()
    var place = 0
    var key: Int64 = 0
    let last = breaks.keys.count - 1
    let shortWidth = breaks.shortWidth
    breaks.keys.withUnsafeBufferPointer { keys in
      while place <= last {
        let found = BreakSearch.lastFitting(from: place, through: last, reach: key + width) {
          keys[$0].end
        }
        if found < place || shortWidth > 0 && keys[found].end - key < shortWidth {
          // A word that is wider than the line, or a line whose ends change the same glyphs.
          place = addExactLines(
            from: place,
            to: &extent,
            LineBreaker(paragraph: self, width: width, breaksWords: breaksWords)
          )
        } else {
          extent.lineCount += 1
          extent.width = max(extent.width, keys[found].end - key)
          place = found + 1
        }
        if place <= last { key = keys[place - 1].start }
      }
    }
    extent.height = LayoutUnit.product(extent.lineCount, lineHeight)
    return extent
  }

  /// Adds the line that begins at a place, and the lines up to the next that ends at one.
  ///
  /// - Returns: The place that the next line begins at.
  private func addExactLines(
    from place: Int,
    to extent: inout Extent,
    _ breaker: LineBreaker
  ) -> Int {
    var start = place == 0 ? .paragraph : LineStart(after: place - 1, of: breaks)
    repeat {
      let line = breaker.line(from: start)
      extent.lineCount += 1
      extent.width = max(extent.width, line.width)
      start = line.next
    } while start.place < breaks.places.count && isInsideWord(start)
    return start.place
  }

  private func isInsideWord(_ start: LineStart) -> Bool {
    start.place == 0 || start.offset != Int(breaks.places[start.place - 1].offset)
  }

  /// Lays out any paragraph, line by line.
  private func exactExtent(forWidth width: Int64, breaksWords: Bool) -> Extent {
    guard !breaks.places.isEmpty else {
      return Extent(lineCount: 1, height: lineMetrics[0].height, width: 0)
    }
    let breaker = LineBreaker(paragraph: self, width: width, breaksWords: breaksWords)
    var extent = Extent()
    var start = LineStart.paragraph
    while start.place < breaks.places.count {
      let line = breaker.line(from: start)
      extent.lineCount += 1
      extent.height = LayoutUnit.sum(
        extent.height,
        metrics(from: line.start, to: line.end).height
      )
      extent.width = max(extent.width, line.width)
      start = line.next
    }
    return extent
  }

  /// The width of the widest piece that cannot be broken, in layout units.
  var minimumWidth: Int64 {
    tabs.isEmpty && breaks.unsafeSpans.isEmpty
      ? breaks.minimumWidth : extent(forWidth: 0, breaksWords: false).width
  }
}
