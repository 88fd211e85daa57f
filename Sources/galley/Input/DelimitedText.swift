/// Rows of cells with delimiters between them.
enum DelimitedText {
  /// The cells of the first record of CSV.
  ///
  /// Cells in quotes may hold commas, newlines and doubled quotes. Source: RFC 4180.
  ///
  /// - Returns: The cells, where the next record begins, how many lines the record takes, and
  ///   whether its quotes are closed.
  static func csvRecord(
    _ bytes: Slice<UnsafeRawBufferPointer>
  ) -> (cells: [RepairedText], end: Int, lines: Int, isClosed: Bool) {
    var cells: [RepairedText] = []
    var cell: [UInt8] = []
    var isInside = false
    var lines = 1
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let byte = bytes[place]
      place += 1
      switch byte {
      case 0x22 where isInside:
        if place < bytes.endIndex, bytes[place] == 0x22 {
          cell.append(0x22)
          place += 1
        } else {
          isInside = false
        }
      case 0x22: isInside = true
      case 0x2C where !isInside:
        cells.append(RepairedText(cell))
        cell = []
      case 0x0A where !isInside:
        if cell.last == 0x0D { cell.removeLast() }
        cells.append(RepairedText(cell))
        return (cells, place, lines, true)
      default:
        if byte == 0x0A { lines += 1 }
        cell.append(byte)
      }
    }
    if cell.last == 0x0D { cell.removeLast() }
    cells.append(RepairedText(cell))
    return (cells, place, lines, !isInside)
  }

  /// The cells of a line of TSV.
  static func tsvRecord(_ line: Slice<UnsafeRawBufferPointer>) -> [RepairedText] {
    line.split(separator: 0x09, omittingEmptySubsequences: false).map { RepairedText($0) }
  }
}
