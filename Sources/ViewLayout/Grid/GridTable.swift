/// The views of a grid by rows and columns.
struct GridTable {
  /// The views, in their order.
  private(set) var cells: [Cell] = []

  /// The number of rows.
  private(set) var rowCount = 0

  /// The number of columns: that of the longest row.
  private(set) var columnCount = 0

  /// The guides on which the views of columns lie where one of these says so; the first holds.
  private(set) var alignments: [Int: HorizontalAlignment] = [:]

  /// A view of a grid.
  struct Cell {
    /// The view.
    let subview: LayoutSubview

    /// What it is in the grid.
    let kind: GridCell

    /// The index of its row.
    let row: Int

    /// The indices of the columns that it covers, or that a row of its own would.
    var columns: Range<Int>
  }

  /// Puts views into rows and columns.
  init(_ subviews: LayoutSubviews) {
    var current: GridCell.Row?
    for subview in subviews {
      let kind = subview[GridCell.Key.self]
      let continuesRow = kind.row != nil && kind.row == current
      if !continuesRow { rowCount += 1 }
      let start = continuesRow ? cells.last?.columns.upperBound ?? 0 : 0
      current = kind.row
      cells.append(
        Cell(
          subview: subview,
          kind: kind,
          row: rowCount - 1,
          columns: start..<(kind.row == nil ? start + 1 : start + kind.columnCount)
        )
      )
    }
    columnCount = cells.reduce(0) { max($0, $1.columns.upperBound) }
    for index in cells.indices where cells[index].kind.row == nil {
      cells[index].columns = 0..<columnCount
    }
    for cell in cells.reversed() {
      guard let alignment = cell.kind.columnAlignment else { continue }
      alignments[cell.columns.lowerBound] = alignment
    }
  }
}
