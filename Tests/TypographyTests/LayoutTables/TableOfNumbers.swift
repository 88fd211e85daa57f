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
