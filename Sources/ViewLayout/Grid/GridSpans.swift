/// Columns or rows one after the other, with gaps between them.
struct GridSpans {
  private let lengths: [CGFloat]
  private let gap: CGFloat

  /// Takes the lengths of columns or rows and what is left between them, in points.
  init(_ lengths: [CGFloat], gap: CGFloat) {
    self.lengths = lengths
    self.gap = gap
  }

  /// How long all are together, in points.
  var length: CGFloat { length(of: 0..<lengths.count) }

  /// Where one begins, in points.
  func start(of index: Int) -> CGFloat {
    lengths[..<index].reduce(0) { $0 + $1 + gap }
  }

  /// How long some are together, with the gaps inside, in points.
  func length(of range: Range<Int>) -> CGFloat {
    lengths[range].reduce(0, +) + gap * CGFloat(max(0, range.count - 1))
  }
}
