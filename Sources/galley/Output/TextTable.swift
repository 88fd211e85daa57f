/// Columns of text for people.
struct TextTable {
  /// Where a cell stands in its column.
  enum Alignment {
    case left, right
  }

  private let alignments: [Alignment]
  private var rows: [[String]] = []

  /// Makes a table of columns.
  init(_ alignments: [Alignment]) {
    self.alignments = alignments
  }

  /// Appends a row of as many cells as there are columns.
  mutating func append(_ cells: [String]) {
    rows.append(cells)
  }

  /// The rows, one a line, two spaces between columns, none at the end.
  func lines() -> [String] {
    let widths = alignments.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        let isLast = column == row.count - 1
        line += alignments[column] == .right ? space + cell : cell + (isLast ? "" : space)
        if !isLast { line += "  " }
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
