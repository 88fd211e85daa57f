/// A place between two scalars of a text, by all three counts.
struct OffsetPosition: Hashable, Sendable {
  /// Which of the three counts an offset is in.
  enum Unit {
    case utf8, utf16, scalar
  }

  /// Bytes before the place.
  private(set) var utf8 = 0

  /// UTF-16 code units before the place.
  private(set) var utf16 = 0

  /// Scalars before the place.
  private(set) var scalar = 0

  /// One of the counts.
  subscript(unit: Unit) -> Int {
    switch unit {
    case .utf8: utf8
    case .utf16: utf16
    case .scalar: scalar
    }
  }

  /// Moves to the last place at which a count does not exceed `target`.
  ///
  /// - Parameters:
  ///   - target: The offset; any number.
  ///   - unit: What it counts.
  ///   - text: The text, valid UTF-8.
  mutating func move(to target: Int, _ unit: Unit, in text: UnsafeBufferPointer<UInt8>) {
    if target < self[unit] {
      if target > self[unit] / 2 {
        stepBack(to: target, unit, in: text)
        return
      }
      self = OffsetPosition()
    }
    skipASCII(to: target, unit, in: text)
    while utf8 < text.count, self[unit] < target {
      let before = self
      stepForward(over: text[utf8])
      if self[unit] > target {
        self = before
        return
      }
      if utf8 < text.count, text[utf8] < 0x80 { skipASCII(to: target, unit, in: text) }
    }
  }

  /// Moves on by eight ASCII characters at a time, all counts alike, but not past `target`.
  private mutating func skipASCII(
    to target: Int,
    _ unit: Unit,
    in text: UnsafeBufferPointer<UInt8>
  ) {
    guard let start = UnsafeRawPointer(text.baseAddress) else { return }
    let end = utf8 + min(target - self[unit], text.count - utf8)
    var offset = utf8
    while offset + 8 <= end,
      start.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      offset += 8
    }
    move(by: offset - utf8)
  }

  private mutating func move(by count: Int) {
    utf8 += count
    utf16 += count
    scalar += count
  }

  private mutating func stepForward(over lead: UInt8) {
    switch lead {
    case 0xF0...: utf8 += 4
    case 0xE0...: utf8 += 3
    case 0xC0...: utf8 += 2
    default: utf8 += 1
    }
    utf16 += lead >= 0xF0 ? 2 : 1
    scalar += 1
  }

  private mutating func stepBack(
    to target: Int,
    _ unit: Unit,
    in text: UnsafeBufferPointer<UInt8>
  ) {
    while utf8 > 0, self[unit] > target {
      repeat { utf8 -= 1 } while utf8 > 0 && text[utf8] & 0xC0 == 0x80
      utf16 -= text[utf8] >= 0xF0 ? 2 : 1
      scalar -= 1
    }
  }
}
