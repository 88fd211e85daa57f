/// The first look at a text: widens it to UTF-16 as long as it is ASCII.
struct ASCIIScan {
  /// Whether the text has a letter, and so a script of its own.
  private(set) var hasLetters = false

  /// Whether the text has a control character of any kind, beside a line feed at its end.
  private(set) var hasControls = false

  /// Whether the text ends in a line feed.
  private(set) var endsInLineFeed = false

  /// Widens a text, eight bytes at a time.
  ///
  /// `nil` if a byte is not ASCII; some of `units` is written then.
  ///
  /// - Parameters:
  ///   - text: UTF-8 of any length.
  ///   - units: Room for `text.count` code units.
  init?(_ text: UnsafeBufferPointer<UInt8>, widenedTo units: UnsafeMutablePointer<UInt16>) {
    guard let input = UnsafeRawPointer(text.baseAddress) else { return }
    let output = UnsafeMutableRawPointer(units)
    endsInLineFeed = text.last == 0x0A
    let end = endsInLineFeed ? text.count - 1 : text.count
    if endsInLineFeed { units[end] = 0x0A }
    var letters: UInt64 = 0
    var controls: UInt64 = 0
    var offset = 0
    while offset + 8 <= end {
      let word = input.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard word & Self.highBits == 0 else { return nil }
      letters |= Self.letters(in: word)
      controls |= Self.controls(in: word)
      let bytes = unsafeBitCast(word, to: SIMD8<UInt8>.self)
      output.storeBytes(
        of: SIMD8<UInt16>(truncatingIfNeeded: bytes),
        toByteOffset: 2 * offset,
        as: SIMD8<UInt16>.self
      )
      offset += 8
    }
    while offset < end {
      let byte = text[offset]
      guard byte < 0x80 else { return nil }
      // The other bytes of the word are spaces: neither letters nor controls.
      let word = UInt64(byte) | Self.spaces << 8
      letters |= Self.letters(in: word)
      controls |= Self.controls(in: word)
      units[offset] = UInt16(byte)
      offset += 1
    }
    hasLetters = letters != 0
    hasControls = controls != 0
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits = ones << 7
  private static let spaces = ones * 0x20

  /// Marks the letters among eight ASCII characters in their high bits.
  ///
  /// Adding 0x80 - x to a byte below 0x80 sets its high bit if the byte is x or more.
  @inline(__always)
  private static func letters(in word: UInt64) -> UInt64 {
    let lowercase = word | spaces
    let fromA = lowercase &+ ones &* (0x80 - 0x61)
    let afterZ = lowercase &+ ones &* (0x80 - 0x7B)
    return fromA & ~afterZ & highBits
  }

  /// Marks the control characters among eight ASCII characters in their high bits.
  @inline(__always)
  private static func controls(in word: UInt64) -> UInt64 {
    let fromSpace = word &+ ones &* (0x80 - 0x20)
    let isDelete = word &+ ones
    return (~fromSpace | isDelete) & highBits
  }
}
