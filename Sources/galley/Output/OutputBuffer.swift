/// Bytes of an answer that are gathered before they are written.
struct OutputBuffer {
  /// The bytes.
  private(set) var bytes: [UInt8] = []

  /// Makes room for so many bytes.
  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  /// Appends one byte.
  mutating func append(byte: UInt8) {
    bytes.append(byte)
  }

  /// Appends bytes.
  mutating func append(contentsOf added: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: added)
  }

  /// Appends text as it is.
  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends text that the program knows.
  mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }

  /// Appends a whole number.
  mutating func append(_ number: Int) {
    guard number < 0 || number > 9 else {
      bytes.append(0x30 + UInt8(number))
      return
    }
    if number < 0 { bytes.append(0x2D) }
    let start = bytes.count
    var rest = number.magnitude
    while rest > 0 {
      bytes.append(0x30 + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    bytes[start...].reverse()
  }

  /// Appends a number with the fewest digits that give it back; whole numbers without a point.
  ///
  /// - Precondition: The number is finite.
  mutating func append(_ number: Double) {
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53 {
      append(whole)
    } else {
      append(number.description)
    }
  }
}
