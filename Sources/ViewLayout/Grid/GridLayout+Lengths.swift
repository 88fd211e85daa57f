extension GridLayout {
  /// The columns and rows of the proposal that was asked about last.
  struct Cache {
    fileprivate var latest: (question: Question, columns: GridSpans, rows: GridSpans)?

    /// A proposal in a layout.
    fileprivate struct Question: Equatable {
      let pass: Int?
      let proposal: ProposedViewSize
    }
  }

  /// The columns and rows of a grid.
  ///
  /// - Parameters:
  ///   - table: Its views.
  ///   - proposal: What it is offered.
  ///   - cache: Has them from the same question in the same layout, if that was the last.
  /// - Returns: The columns with their widths, and the rows with their heights.
  func spans(
    of table: GridTable,
    in proposal: ProposedViewSize,
    _ cache: inout Cache
  ) -> (columns: GridSpans, rows: GridSpans) {
    let node = table.cells.first?.subview.view as? LayoutNode
    let question = Cache.Question(pass: node?.ledger.pass, proposal: proposal)
    if let latest = cache.latest, latest.question == question {
      return (latest.columns, latest.rows)
    }
    let widths = columnWidths(of: table, in: proposal)
    let columns = GridSpans(widths, gap: spacing.width)
    let rows = GridSpans(rowHeights(of: table, widths, proposal.height), gap: spacing.height)
    cache.latest = (question, columns, rows)
    return (columns, rows)
  }

  /// How wide columns are, in points.
  private func columnWidths(of table: GridTable, in proposal: ProposedViewSize) -> [CGFloat] {
    let cells = table.cells.filter { !$0.kind.unsizedAxes.contains(.horizontal) }
    let single = Dictionary(grouping: cells.filter { $0.columns.count == 1 }) {
      $0.columns.lowerBound
    }
    var widths = lengths(table.columnCount, gap: spacing.width, proposal.width) {
      column,
      offer,
      question in
      let offered = ProposedViewSize(width: offer, height: proposal.height)
      return single[column, default: []].reduce(0) {
        max($0, $1.subview.view.size(for: offered, asking: question).width)
      }
    }
    for cell in cells where cell.columns.count > 1 {
      let spans = GridSpans(widths, gap: spacing.width)
      let room = spans.length(of: cell.columns)
      // It is offered its columns, and what all of them leave of the grid's width.
      let offered = ProposedViewSize(
        width: proposal.width.map { max(room, room + $0 - spans.length) },
        height: proposal.height
      )
      let missing = cell.subview.view.size(for: offered, asking: .offer).width - room
      guard missing > 0 else { continue }
      for column in cell.columns { widths[column] += missing / CGFloat(cell.columns.count) }
    }
    return widths
  }

  /// How high rows are whose columns have these widths, in points.
  private func rowHeights(of table: GridTable, _ widths: [CGFloat], _ height: CGFloat?) -> [CGFloat]
  {
    let columns = GridSpans(widths, gap: spacing.width)
    let rows = Dictionary(
      grouping: table.cells.filter { !$0.kind.unsizedAxes.contains(.vertical) },
      by: \.row
    )
    return lengths(table.rowCount, gap: spacing.height, height) { row, offer, question in
      rows[row, default: []].reduce(0) { longest, cell in
        let offered = ProposedViewSize(width: columns.length(of: cell.columns), height: offer)
        return max(longest, cell.subview.view.size(for: offered, asking: question).height)
      }
    }
  }

  /// What columns or rows take of a proposal that they share, or want without one.
  private func lengths(
    _ count: Int,
    gap: CGFloat,
    _ proposal: CGFloat?,
    _ length: @escaping (_ index: Int, _ offer: CGFloat?, _ question: Question) -> CGFloat
  ) -> [CGFloat] {
    guard let proposal else { return (0..<count).map { length($0, nil, .ideal) } }
    let sharing = RoomSharing(priorities: [Double](repeating: 0, count: count), length: length)
    let room = proposal - gap * CGFloat(max(0, count - 1))
    return sharing.share(room)
  }
}
