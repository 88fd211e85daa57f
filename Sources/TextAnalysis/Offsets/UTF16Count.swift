/// Counts the UTF-16 code units that a text takes, and finds places by them.
package enum UTF16Count {
  /// The UTF-16 code units of a text.
  ///
  /// Every scalar takes one, and those of four bytes take two.
  ///
  /// - Parameter text: Valid UTF-8.
  /// - Returns: The number of code units.
  /// - Complexity: O(*n*) in the bytes, eight at a time.
  package static func units(of text: UnsafeBufferPointer<UInt8>) -> Int {
    guard let bytes = UnsafeRawPointer(text.baseAddress) else { return 0 }
    var count = text.count
    var offset = 0
    while offset + 8 <= text.count {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if word & highBits != 0 {
        // Only bytes 10xxxxxx have their highest bit alone; only 1111xxxx begin four bytes.
        let continuations = word & ~(word << 1) & highBits
        let pairs = word & (word << 1) & (word << 2) & (word << 3) & highBits
        count += pairs.nonzeroBitCount - continuations.nonzeroBitCount
      }
      offset += 8
    }
    while offset < text.count {
      if text[offset] & 0xC0 == 0x80 { count -= 1 }
      if text[offset] >= 0xF0 { count += 1 }
      offset += 1
    }
    return count
  }

  /// The UTF-16 offset of a UTF-8 offset; one inside a scalar counts as its start.
  ///
  /// - Complexity: O(*n*) in the bytes before it.
  package static func units(before offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    var position = OffsetPosition()
    position.move(to: offset, .utf8, in: text)
    return position.utf16
  }

  /// The UTF-8 offset of a UTF-16 offset; one inside a scalar counts as its start.
  ///
  /// - Complexity: O(*n*) in the bytes before it.
  package static func offset(ofUnit unit: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    var position = OffsetPosition()
    position.move(to: unit, .utf16, in: text)
    return position.utf8
  }

  private static let highBits: UInt64 = 0x8080_8080_8080_8080
}
