extension Paragraph {
  /// The line metrics of a line: the union of those of the faces on it.
  ///
  /// A line of a separator alone is as high as the font of its style says.
  ///
  /// - Parameters:
  ///   - start: Where the line begins, a UTF-8 offset in the paragraph.
  ///   - end: Where it ends.
  /// - Returns: The greatest ascent, descent and leading.
  func metrics(from start: Int, to end: Int) -> LineMetrics {
    if let uniformMetrics { return uniformMetrics }
    var union: LineMetrics?
    var separator = 0
    var index = runIndex(at: start)
    while index < runs.count, runs.start(of: index) < end {
      let metrics = runs.metrics(of: index)
      if runs.kind(of: index) == .separator {
        separator = metrics
      } else {
        union?.formUnion(lineMetrics[metrics])
        union = union ?? lineMetrics[metrics]
      }
      index += 1
    }
    return union ?? lineMetrics[separator]
  }
}
