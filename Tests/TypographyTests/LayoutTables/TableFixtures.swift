@testable import Typography

/// Lends a table made of numbers of 16 bits.
func withTable<Result>(
  _ numbers: [UInt16],
  _ body: (TableReader) throws -> Result
) rethrows -> Result {
  try numbers.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }.withUnsafeBytes {
    try body(TableReader(bytes: $0))
  }
}

/// A lookup in numbers of 16 bits, as the format orders them.
struct WrittenLookup {
  let type: UInt16
  var flags: UInt16 = 0
  let subtables: [[UInt16]]
}

/// The numbers of a `GSUB` or `GPOS` table that has lookups and nothing else.
///
/// Source: OpenType chapter 2, `LookupList`, behind a header of version 1.0 without scripts and
/// features.
func layoutTable(_ lookups: [WrittenLookup]) -> [UInt16] {
  let written = lookups.map { lookup in
    [lookup.type, lookup.flags] + counted(lookup.subtables, from: 4)
  }
  return [1, 0, 0, 0, 10] + counted(written, from: 0)
}

/// Tables behind their count and their offsets, which count from some bytes before.
private func counted(_ tables: [[UInt16]], from start: Int) -> [UInt16] {
  var offset = start + 2 + 2 * tables.count
  var offsets: [UInt16] = []
  for table in tables {
    offsets.append(UInt16(offset))
    offset += 2 * table.count
  }
  return [UInt16(tables.count)] + offsets + tables.joined()
}
