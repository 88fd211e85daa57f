/// Columns of text for people.
struct TextTable {
  private var rows: [[String]] = []

  /// Appends a row of cells.
  mutating func append(_ cells: [String]) {
    rows.append(cells)
  }

  /// The rows, one a line: cells flush right and two spaces apart, the last one flush left.
  func lines() -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, cell in
        column == columns - 1
          ? cell : String(repeating: " ", count: widths[column] - cell.count) + cell
      }.joined(separator: "  ")
    }
  }
}
