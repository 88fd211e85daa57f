/// The first look at a text: widens it to UTF-16 as long as it is ASCII.
struct ASCIIScan {
  /// Whether the text has a letter, and so a script of its own.
  private(set) var hasLetters = false

  /// Whether the text has a control character of any kind.
  private(set) var hasControls = false

  /// Widens a text, 16 bytes at a time.
  ///
  /// `nil` at the first byte that is not ASCII; some of `units` is written then.
  ///
  /// - Parameters:
  ///   - text: UTF-8 of any length.
  ///   - units: Room for `text.count` code units.
  init?(_ text: UnsafeBufferPointer<UInt8>, widenedTo units: UnsafeMutablePointer<UInt16>) {
    typealias Block = SIMD16<UInt8>
    guard let start = UnsafeRawPointer(text.baseAddress) else { return }
    var letters = SIMDMask<SIMD16<Int8>>(repeating: false)
    var controls = letters
    var offset = 0
    let output = UnsafeMutableRawPointer(units)
    while offset + 16 <= text.count {
      let block = start.loadUnaligned(fromByteOffset: offset, as: Block.self)
      guard block.max() < 0x80 else { return nil }
      letters = letters .| (((block | 0x20) &- 0x61) .< 26)
      controls = controls .| ((block .< 0x20) .| (block .== 0x7F))
      let wide = SIMD16<UInt16>(truncatingIfNeeded: block)
      output.storeBytes(of: wide, toByteOffset: 2 * offset, as: SIMD16<UInt16>.self)
      offset += 16
    }
    hasLetters = any(letters)
    hasControls = any(controls)
    while offset < text.count {
      let byte = text[offset]
      guard byte < 0x80 else { return nil }
      if (byte | 0x20) &- 0x61 < 26 { hasLetters = true }
      if byte < 0x20 || byte == 0x7F { hasControls = true }
      units[offset] = UInt16(byte)
      offset += 1
    }
  }
}
