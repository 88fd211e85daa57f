/// The digits of numbers, remembered: answers hold the same heights and widths again and again.
struct NumberDigits: ~Copyable {
  /// The number of each place, by its bits.
  private var numbers: UnsafeMutablePointer<UInt64>?

  /// For each place the count of digits, then the digits.
  private var digits: UnsafeMutablePointer<UInt8>?

  /// The number of places, a power of two; a number can be in one of them only.
  private static let places = 256

  /// The bytes of a place: no number takes more than the 24 of `-2.2250738585072014e-308`.
  private static let stride = 32

  deinit {
    numbers?.deallocate()
    digits?.deallocate()
  }

  /// The fewest digits that give a number back; valid until other digits are asked for.
  ///
  /// - Precondition: The number is finite.
  mutating func digits(of number: Double) -> UnsafeBufferPointer<UInt8> {
    let numbers = self.numbers ?? Self.emptyPlaces()
    let digits = self.digits ?? .allocate(capacity: Self.places * Self.stride)
    self.numbers = numbers
    self.digits = digits
    let bits = number.bitPattern
    // Fibonacci hashing: the product's upper bits depend on every bit of the number.
    let place = Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 56)
    let start = digits + place * Self.stride
    if numbers[place] != bits {
      numbers[place] = bits
      var text = number.description
      text.withUTF8 { utf8 in
        start[0] = UInt8(utf8.count)
        for index in utf8.indices { start[1 + index] = utf8[index] }
      }
    }
    return UnsafeBufferPointer(start: start + 1, count: Int(start[0]))
  }

  /// Places that hold the bits of NaN, for which nobody asks.
  private static func emptyPlaces() -> UnsafeMutablePointer<UInt64> {
    let numbers = UnsafeMutablePointer<UInt64>.allocate(capacity: places)
    numbers.initialize(repeating: Double.nan.bitPattern, count: places)
    return numbers
  }
}
