internal import TextAnalysis

extension LinePlaces {
  /// The edge of a cluster, where the caret of an offset can stand.
  struct Edge {
    /// A UTF-8 offset in the paragraph.
    let offset: Int

    /// In layout units from the left end of the line's content.
    let x: Int64

    /// The level of the text that would be inserted here.
    let level: BidiLevel

    /// The cluster, an index in ``LinePlaces/cells``; `nil` on a line without any.
    let cell: Int?

    /// Whether it is the edge that is read first.
    let isLeading: Bool
  }

  /// The caret of an offset, with the edges that it stands at.
  struct InsertionPoint {
    /// Where the caret stands.
    let primary: Edge

    /// The other edge, if that is elsewhere.
    let secondary: Edge?
  }

  /// The edge where the line begins to be read.
  var startEdge: Edge { startEdge(besideCells: cells(at: start)) }

  /// The edge where the line ends to be read.
  var endEdge: Edge { endEdge(besideCells: cells(at: end)) }

  private func startEdge(besideCells near: [Int]) -> Edge {
    let x = baseLevel.isRightToLeft ? right : left
    let first = near.first { cells[$0].holdsStart && cells[$0].range.lowerBound == start }
    return Edge(offset: start, x: x, level: baseLevel, cell: first, isLeading: true)
  }

  private func endEdge(besideCells near: [Int]) -> Edge {
    let x = baseLevel.isRightToLeft ? left : right
    let last = near.first { cells[$0].holdsEnd && cells[$0].range.upperBound == end }
    return Edge(offset: end, x: x, level: baseLevel, cell: last, isLeading: false)
  }

  /// The edge where a cell is read first; `nil` if its cluster does not begin in it.
  private func leadingEdge(_ index: Int) -> Edge? {
    let cell = cells[index]
    guard cell.holdsStart else { return nil }
    return Edge(
      offset: cell.range.lowerBound,
      x: cell.leadingEdge,
      level: cell.level,
      cell: index,
      isLeading: true
    )
  }

  /// The edge where a cell is read last; `nil` if its cluster does not end in it.
  private func trailingEdge(_ index: Int) -> Edge? {
    let cell = cells[index]
    guard cell.holdsEnd else { return nil }
    return Edge(
      offset: cell.range.upperBound,
      x: cell.trailingEdge,
      level: cell.level,
      cell: index,
      isLeading: false
    )
  }

  /// All edges, those of a cluster together.
  ///
  /// The line's ends have the paragraph's level, as text beyond them would.
  private var edges: [Edge] {
    var edges = [startEdge]
    for index in cells.indices {
      if let edge = leadingEdge(index) { edges.append(edge) }
      if let edge = trailingEdge(index) { edges.append(edge) }
    }
    return edges + [endEdge]
  }

  /// The carets of all insertion points, in the order of the text.
  ///
  /// - Complexity: O(*n* log *n*) in the clusters.
  var insertionPoints: [InsertionPoint] {
    let sorted = edges.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    var points: [InsertionPoint] = []
    var first = 0
    while first < sorted.count {
      let offset = sorted[first].element.offset
      let end = sorted[first...].firstIndex { $0.element.offset != offset } ?? sorted.count
      points.append(InsertionPoint(of: sorted[first..<end].map(\.element)))
      first = end
    }
    return points
  }

  /// The caret of an offset; one inside a cluster counts as its start.
  ///
  /// - Complexity: O(log *n*) in the clusters.
  func insertionPoint(at offset: Int) -> InsertionPoint {
    let offset = lastInsertionOffset(upTo: max(offset, start))
    let near = cells(at: offset)
    var edges: [Edge] = []
    if offset == start { edges.append(startEdge(besideCells: near)) }
    for index in near {
      if let edge = leadingEdge(index), edge.offset == offset { edges.append(edge) }
      if let edge = trailingEdge(index), edge.offset == offset { edges.append(edge) }
    }
    if offset == end { edges.append(endEdge(besideCells: near)) }
    return InsertionPoint(of: edges)
  }

  /// The last offset of an insertion point that is not beyond another.
  private func lastInsertionOffset(upTo offset: Int) -> Int {
    if end <= offset { return end }
    var number = numberOfFirstCell(beginningAfter: offset) - 1
    while number >= 0 {
      let cell = cells[order[number]]
      if cell.holdsEnd, cell.range.upperBound <= offset { return cell.range.upperBound }
      if cell.holdsStart { return cell.range.lowerBound }
      number -= 1
    }
    return start
  }

  /// The cells that begin or end at an offset, from left to right.
  private func cells(at offset: Int) -> [Int] {
    var found: [Int] = []
    var number = numberOfFirstCell(beginningAfter: offset) - 1
    while number >= 0 {
      let index = order[number]
      let range = cells[index].range
      guard range.lowerBound == offset || range.upperBound == offset else { break }
      found.append(index)
      number -= 1
    }
    return found.sorted()
  }

  private func numberOfFirstCell(beginningAfter offset: Int) -> Int {
    (0..<order.count).partitioningIndex { cells[order[$0]].range.lowerBound > offset }
  }
}

extension LinePlaces.InsertionPoint {
  /// The carets of an offset at the edges that have it, at least one.
  ///
  /// At a boundary between directions the lower level has the primary caret: it is nearer to the
  /// paragraph's direction.
  fileprivate init(of edges: [LinePlaces.Edge]) {
    var first = edges[0]
    for edge in edges where edge.level < first.level { first = edge }
    primary = first
    // Of the others, too, the lower level comes first.
    var second: LinePlaces.Edge?
    for edge in edges where edge.x != first.x {
      if second.map({ edge.level < $0.level }) ?? true { second = edge }
    }
    secondary = second
  }
}
