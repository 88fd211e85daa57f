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
  var startEdge: Edge {
    let x = baseLevel.isRightToLeft ? right : left
    let first = cells.firstIndex { $0.holdsStart && $0.range.lowerBound == start }
    return Edge(offset: start, x: x, level: baseLevel, cell: first, isLeading: true)
  }

  /// The edge where the line ends to be read.
  var endEdge: Edge {
    let x = baseLevel.isRightToLeft ? left : right
    let last = cells.firstIndex { $0.holdsEnd && $0.range.upperBound == end }
    return Edge(offset: end, x: x, level: baseLevel, cell: last, isLeading: false)
  }

  /// All edges, those of a cluster together.
  ///
  /// The line's ends have the paragraph's level, as text beyond them would.
  private var edges: [Edge] {
    var edges = [startEdge]
    for (index, cell) in cells.enumerated() {
      if cell.holdsStart {
        edges.append(
          Edge(
            offset: cell.range.lowerBound,
            x: cell.leadingEdge,
            level: cell.level,
            cell: index,
            isLeading: true
          )
        )
      }
      if cell.holdsEnd {
        edges.append(
          Edge(
            offset: cell.range.upperBound,
            x: cell.trailingEdge,
            level: cell.level,
            cell: index,
            isLeading: false
          )
        )
      }
    }
    return edges + [endEdge]
  }

  /// The carets of all insertion points, in the order of the text.
  ///
  /// At a boundary between directions the lower level has the primary caret: it is nearer to the
  /// paragraph's direction.
  ///
  /// - Complexity: O(*n* log *n*) in the clusters.
  var insertionPoints: [InsertionPoint] {
    let sorted = edges.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.offset != b.offset { return a.offset < b.offset }
      return a.level != b.level ? a.level < b.level : left.offset < right.offset
    }
    var points: [InsertionPoint] = []
    for (_, edge) in sorted {
      guard let last = points.last, last.primary.offset == edge.offset else {
        points.append(InsertionPoint(primary: edge, secondary: nil))
        continue
      }
      if last.secondary == nil, edge.x != last.primary.x {
        points[points.count - 1] = InsertionPoint(primary: last.primary, secondary: edge)
      }
    }
    return points
  }

  /// The caret of an offset; one inside a cluster counts as its start.
  func insertionPoint(at offset: Int) -> InsertionPoint {
    let points = insertionPoints
    let next = points.partitioningIndex { $0.primary.offset > offset }
    return points[max(next, 1) - 1]
  }
}
