internal import TextAnalysis

extension LinePlaces {
  /// What a place on the line hits.
  struct Hit {
    /// The insertion point and the cluster that it is the start or the end of.
    let edge: Edge

    /// How far across the cluster the place is, in the direction of reading.
    let fraction: Double

    /// Whether the place lies on the text.
    let isInside: Bool
  }

  /// Finds what a place hits, in layout units from the left end of the line's content.
  ///
  /// Beside the text it is the end of the line that is there.
  ///
  /// - Complexity: O(log *n*) in the clusters, and O(*k* log *n*) in those without width at the
  ///   place; O(*n*) where glyphs move the pen back.
  func hit(_ x: Int64) -> Hit {
    guard x >= left, x < right, let index = firstCell(endingRightOf: x) else {
      let isAtStart = (x < left) != baseLevel.isRightToLeft
      return hit(isAtStart ? startEdge : endEdge, isInside: false)
    }
    let cell = cells[index]
    if x == cell.left, let edge = foreignCaret(at: x, besideCell: cell) {
      return hit(edge, isInside: true)
    }
    let fraction = cell.fraction(at: x)
    let isLeading = fraction < 0.5
    let edge = Edge(
      offset: isLeading ? cell.range.lowerBound : cell.range.upperBound,
      x: isLeading ? cell.leadingEdge : cell.trailingEdge,
      level: cell.level,
      cell: index,
      isLeading: isLeading
    )
    return Hit(edge: edge, fraction: fraction, isInside: true)
  }

  private func hit(_ edge: Edge, isInside: Bool) -> Hit {
    Hit(edge: edge, fraction: edge.isLeading ? 0 : 1, isInside: isInside)
  }

  /// The primary caret that stands exactly at the left edge of a cluster, if that edge has none.
  ///
  /// Where two directions meet, two offsets have an edge; a click on a caret is to find the offset
  /// that it was drawn for.
  private func foreignCaret(at x: Int64, besideCell cell: LineCell) -> Edge? {
    let own = cell.level.isRightToLeft ? cell.range.upperBound : cell.range.lowerBound
    func caret(_ offset: Int) -> Edge? {
      let primary = insertionPoint(at: offset).primary
      return primary.offset == offset && primary.x == x ? primary : nil
    }
    if caret(own) != nil { return nil }
    var offsets: Set<Int> = []
    for cell in cells[cellsToSearch(at: x)] {
      if cell.holdsStart, cell.leadingEdge == x { offsets.insert(cell.range.lowerBound) }
      if cell.holdsEnd, cell.trailingEdge == x { offsets.insert(cell.range.upperBound) }
    }
    for edge in [startEdge, endEdge] where edge.x == x { offsets.insert(edge.offset) }
    return offsets.sorted().lazy.compactMap(caret).first
  }

  private func firstCell(endingRightOf x: Int64) -> Int? {
    let index =
      areCellsInOrder
      ? cells.partitioningIndex { $0.right > x }
      : cells.firstIndex { $0.right > x } ?? cells.count
    return index < cells.count ? index : nil
  }

  /// The cells among which those with an edge at a place are.
  private func cellsToSearch(at x: Int64) -> Range<Int> {
    guard areCellsInOrder else { return cells.indices }
    // A cell begins where the one before ends, or right of that.
    let first = cells.partitioningIndex { $0.right >= x }
    let beyond = cells.partitioningIndex { $0.right > x }
    return first..<min(beyond + 1, cells.count)
  }
}
