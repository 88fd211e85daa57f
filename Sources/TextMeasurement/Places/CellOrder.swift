/// The cells of a line in the order of the text: those of a run follow each other, forwards or
/// backwards.
struct CellOrder {
  /// The cells of a run.
  private struct Piece {
    /// Where its text begins: a UTF-8 offset in the paragraph.
    let start: Int

    /// Their indices, from left to right.
    let cells: Range<Int>

    /// Whether the right one is read first.
    let isReversed: Bool

    /// The number of cells before, in the order of the text.
    var first = 0
  }

  private var pieces: [Piece] = []

  /// The number of cells.
  private(set) var count = 0

  /// Appends the cells of a run whose text begins at a UTF-8 offset.
  mutating func append(_ cells: Range<Int>, from start: Int, isReversed: Bool) {
    pieces.append(Piece(start: start, cells: cells, isReversed: isReversed))
  }

  /// Puts the runs in order, when all are there.
  mutating func finish() {
    pieces.sort { $0.start < $1.start }
    for index in pieces.indices {
      pieces[index].first = count
      count += pieces[index].cells.count
    }
  }

  /// The index of a cell, from left to right, by its number in the order of the text.
  ///
  /// - Complexity: O(log *r*) in the runs.
  subscript(number: Int) -> Int {
    let piece = pieces[pieces.partitioningIndex { $0.first > number } - 1]
    let distance = number - piece.first
    return piece.isReversed
      ? piece.cells.upperBound - 1 - distance : piece.cells.lowerBound + distance
  }
}
