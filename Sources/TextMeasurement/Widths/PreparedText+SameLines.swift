extension PreparedText {
  /// The widths at which the text has the lines that it has at a width, if these are greedy.
  ///
  ///     let text = PreparedText("Einstellungen öffnen", font: .system(size: 17))
  ///     text.widthsWithSameLines(forWidth: 120)  // 105.94… ..< 161.88…
  ///
  /// - Parameter width: As for ``size(forWidth:)``.
  /// - Returns: Widths in points, the upper bound not among them; it is infinity if the text has
  ///   the same lines at any greater width. Where the lower bound would be 0, which stands for the
  ///   minimum, it is the least number above 0.
  /// - Complexity: As for ``size(forWidth:)``; lines that end inside words or hold tabs are each
  ///   laid out up to a hundred times.
  public func widthsWithSameLines(forWidth width: Double?) -> Range<Double> {
    let room = room(for: width)
    var floor: Int64 = 0
    var limit = Int64.max
    for paragraph in paragraphs {
      let breaker = LineBreaker(paragraph, width: room, wrap: .greedy)
      var start = LineStart.paragraph
      while start.place < paragraph.breaks.places.count {
        let span = breaker.line(from: start)
        floor = max(floor, breaker.floor(of: span, from: start))
        limit = min(limit, breaker.reach(from: start).limit)
        start = span.next
      }
    }
    let upper = limit <= LayoutUnit.limit ? boxWidth(ofLines: limit) : .infinity
    return (floor > 0 ? boxWidth(ofLines: floor) : .leastNonzeroMagnitude)..<upper
  }
}
