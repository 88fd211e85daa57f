/// Writes rows of cells, as CSV or TSV have them.
struct RowWriter {
  /// What stands between cells.
  enum Delimiter {
    /// Commas; cells that hold one, a quote or a newline are in quotes. Source: RFC 4180.
    case comma

    /// Tabs; a tab, a newline and a backslash in a cell are `\t`, `\n` and `\\`.
    case tab
  }

  private let delimiter: Delimiter

  /// Writes rows with a delimiter.
  init(_ delimiter: Delimiter) {
    self.delimiter = delimiter
  }

  /// Appends a row of cells.
  func append(_ cells: [String], to out: inout OutputBuffer) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { out.append(byte: delimiter == .comma ? 0x2C : 0x09) }
      out.append(delimiter == .comma ? Self.quoted(cell) : Self.escaped(cell))
    }
    out.append(byte: 0x0A)
  }

  private static func quoted(_ cell: String) -> String {
    guard cell.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) else { return cell }
    var result = "\""
    for scalar in cell.unicodeScalars {
      if scalar == "\"" { result += "\"" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  private static func escaped(_ cell: String) -> String {
    guard cell.utf8.contains(where: { [0x09, 0x0A, 0x0D, 0x5C].contains($0) }) else { return cell }
    var result = ""
    for scalar in cell.unicodeScalars {
      switch scalar {
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\\": result += "\\\\"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
