extension PreparedText {
  /// Whether the text has more lines at a width than a limit.
  ///
  /// - Parameters:
  ///   - limit: The number of lines that do not exceed it.
  ///   - width: As for ``size(forWidth:)``.
  /// - Returns: Whether ``lineCount(forWidth:)`` is above the limit.
  /// - Complexity: Stops at the first line beyond the limit.
  public func exceeds(lines limit: Int, atWidth width: Double?) -> Bool {
    // Each paragraph that follows has a line at least.
    var lineCount = paragraphs.count + (hasExtraLine ? 1 : 0)
    guard lineCount <= limit else { return true }
    let room = room(for: width)
    for paragraph in paragraphs {
      lineCount -= 1
      let isBeyond = paragraph.forEachLineEnd(width: room) { _, _ in
        lineCount += 1
        return lineCount <= limit
      }
      if isBeyond { return true }
    }
    return false
  }

  /// Whether the text is higher at a width than a limit.
  ///
  /// - Parameters:
  ///   - limit: The height that does not exceed it, in points. Infinity has no limit; NaN and what
  ///     is below 0 count as 0.
  ///   - width: As for ``size(forWidth:)``.
  /// - Returns: Whether ``height(forWidth:)`` is above the limit.
  /// - Complexity: Stops at the first line beyond the limit.
  public func exceeds(height limit: Double, atWidth width: Double?) -> Bool {
    let limit = limit > 0 ? limit : 0
    var height = fixedHeight
    func isBeyond() -> Bool { boxHeight(ofLines: height) > limit }
    let room = room(for: width)
    for paragraph in paragraphs where !isBeyond() {
      _ = paragraph.forEachLineEnd(width: room) { start, end in
        let stacking = paragraph.rules.stacking
        if start > 0 { height = LayoutUnit.sum(height, stacking.lineSpacing) }
        let metrics = paragraph.metrics(from: start, to: end)
        height = LayoutUnit.sum(height, stacking.height(of: metrics))
        return !isBeyond()
      }
    }
    return isBeyond()
  }
}

extension Paragraph {
  /// Visits the lines by where they begin and end, until a visit says that it is enough.
  ///
  /// - Parameters:
  ///   - width: The width of the text, in layout units.
  ///   - visit: What is done with each: UTF-8 offsets in the paragraph. Whether to go on.
  /// - Returns: Whether a visit stopped it.
  fileprivate func forEachLineEnd(width: Int64, _ visit: (Int, Int) -> Bool) -> Bool {
    let room = rules.indents.room(in: width, isFirst: true)
    guard !breaks.places.isEmpty, plainHeight == nil || breaks.idealWidth > room else {
      return !visit(0, text.count)
    }
    let breaker = LineBreaker(self, width: width)
    var start = LineStart.paragraph
    while start.place < breaks.places.count {
      let next = breaker.line(from: start).next
      guard visit(start.offset, next.offset) else { return true }
      start = next
    }
    return false
  }
}
