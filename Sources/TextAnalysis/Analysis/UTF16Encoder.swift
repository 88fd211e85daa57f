/// Writes scalars as UTF-16.
enum UTF16Encoder {
  /// Writes one scalar.
  ///
  /// - Parameters:
  ///   - scalar: A Unicode scalar value.
  ///   - output: Room for two code units.
  /// - Returns: The number of code units written: 1 or 2.
  @inline(__always)
  static func write(_ scalar: UInt32, to output: UnsafeMutablePointer<UInt16>) -> Int {
    guard scalar >= 0x1_0000 else {
      output[0] = UInt16(truncatingIfNeeded: scalar)
      return 1
    }
    output[0] = UInt16(truncatingIfNeeded: 0xD7C0 + (scalar >> 10))
    output[1] = UInt16(truncatingIfNeeded: 0xDC00 | scalar & 0x3FF)
    return 2
  }
}
