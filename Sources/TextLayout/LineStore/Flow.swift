internal import TextMeasurement

/// Where layout has got to that goes through containers row by row.
struct Flow {
  /// The paragraph that the next row begins in.
  var paragraph = 0

  /// Where in the paragraph.
  var position = LinePosition.first

  /// Where in the paragraph, in UTF-16.
  var utf16Offset = 0

  /// Where the next row stands.
  var nextRow = FlowPosition()

  /// Whether there are no more rows: the text or the containers have come to an end.
  var isFinished = false

  /// Whether there is text that no container holds.
  var hasOverflowed = false

  /// Paragraphs that were laid out one after the other from where the first one began, and can be
  /// kept if it begins there again.
  var stale: Range<Int>?

  /// The line that was shortened as text follows that is not shown, and what was kept of it before.
  var shortened: (paragraph: Int, line: Int, shown: ParagraphLine, original: LaidLine)?

  /// The empty line after the text, the edges of its fragment, and its container.
  var extraLine: (line: ParagraphLine, edges: Range<Int64>, container: Int)?

  /// Whether no row was found.
  var isUnused: Bool { paragraph == 0 && position.offset == 0 && !isFinished }
}
