/// Reads numbers of 16 bits of a font table one after the other; what lies past its end is `nil`,
/// and so is all that follows.
struct TableCursor {
  let table: TableReader
  private(set) var offset: Int

  init(_ table: TableReader, at offset: Int) {
    self.table = table
    self.offset = offset
  }

  mutating func number() -> Int? {
    defer { offset += 2 }
    return table.unsigned16(at: offset)
  }

  mutating func numbers(_ count: Int) -> TableNumbers? {
    defer { offset += 2 * count }
    return table.numbers(count, at: offset)
  }

  /// Reads numbers that stand behind their count.
  mutating func countedNumbers() -> TableNumbers? { number().flatMap { numbers($0) } }
}
