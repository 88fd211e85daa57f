extension GridLayout {
  /// How wide columns are, in points.
  func columnWidths(of table: GridTable, in proposal: ProposedViewSize) -> [CGFloat] {
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
      let room = GridSpans(widths, gap: spacing.width).length(of: cell.columns)
      let offered = ProposedViewSize(
        width: proposal.width == nil ? nil : room,
        height: proposal.height
      )
      let missing = cell.subview.view.size(for: offered, asking: .offer).width - room
      guard missing > 0 else { continue }
      for column in cell.columns { widths[column] += missing / CGFloat(cell.columns.count) }
    }
    return widths
  }

  /// How high rows are whose columns have these widths, in points.
  func rowHeights(of table: GridTable, _ widths: [CGFloat], _ height: CGFloat?) -> [CGFloat] {
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
