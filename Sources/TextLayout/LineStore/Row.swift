internal import TextMeasurement

/// Lines that stand beside each other, and where.
struct Row {
  /// A line, and the edges of its fragment if something stands beside it.
  struct Fragment {
    var line: ParagraphLine
    var edges: Range<Int64>?
  }

  /// The fragments in the order of the text; at least one.
  var fragments: [Fragment]

  /// The bottom of the row, in layout units from the top of the container.
  var bottom: Int64 {
    fragments.first.map { LayoutUnit.sum($0.line.y, $0.line.height) } ?? 0
  }
}
