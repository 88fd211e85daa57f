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
    while index < runs.count, runs[index].start < end {
      // A run is not copied, which would count references to all that it holds.
      let metrics = runs[index].metrics
      if runs[index].shaped.item.kind == .separator {
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
