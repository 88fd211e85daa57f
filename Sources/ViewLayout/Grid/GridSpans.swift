/// Columns or rows one after the other, with gaps between them.
struct GridSpans {
  /// How long each is, in points.
  private let lengths: [CGFloat]

  /// Where each begins, in points.
  private let starts: [CGFloat]

  /// What is left between two, in points.
  private let gap: CGFloat

  /// Takes the lengths of columns or rows and what is left between them, in points.
  init(_ lengths: [CGFloat], gap: CGFloat) {
    var starts: [CGFloat] = []
    var start: CGFloat = 0
    for length in lengths {
      starts.append(start)
      start += length + gap
    }
    self.lengths = lengths
    self.starts = starts
    self.gap = gap
  }

  /// How long all are together, in points.
  var length: CGFloat { length(of: lengths.indices) }

  /// Where one begins, in points.
  func start(of index: Int) -> CGFloat { starts[index] }

  /// How long some are together, with the gaps inside, in points.
  ///
  /// One alone has exactly its own length, so that text in it breaks as it was measured.
  func length(of range: Range<Int>) -> CGFloat {
    lengths[range].reduce(0, +) + gap * CGFloat(max(0, range.count - 1))
  }
}
