/// Reads big-endian numbers of a font table; what lies past its end is `nil`.
struct TableReader {
  let bytes: UnsafeRawBufferPointer

  func unsigned16(at offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func signed16(at offset: Int) -> Int? {
    unsigned16(at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  func unsigned32(at offset: Int) -> Int? {
    guard let high = unsigned16(at: offset), let low = unsigned16(at: offset + 2) else {
      return nil
    }
    return high << 16 | low
  }

  func signed32(at offset: Int) -> Int32? {
    unsigned32(at: offset).map { Int32(truncatingIfNeeded: $0) }
  }
}

extension TableReader {
  /// Unsigned numbers of 16 bits.
  func numbers(_ count: Int, at offset: Int) -> TableNumbers? {
    guard count >= 0, offset >= 0, offset + 2 * count <= bytes.count else { return nil }
    return TableNumbers(bytes[offset..<offset + 2 * count])
  }

  /// Unsigned numbers of 16 bits that stand behind their count.
  func countedNumbers(at offset: Int) -> TableNumbers? {
    unsigned16(at: offset).flatMap { numbers($0, at: offset + 2) }
  }
}
