/// The first look at a text: widens it to UTF-16 as long as it is ASCII.
struct ASCIIScan {
  /// Whether the text has a letter, and so a script of its own.
  let hasLetters: Bool

  /// Whether the text has a control character of any kind.
  let hasControls: Bool

  /// How many bytes are taken before one looks whether all were ASCII.
  private static let blockSize = 256

  /// Widens a text.
  ///
  /// `nil` if a byte is not ASCII; some of `units` is written then.
  ///
  /// - Parameters:
  ///   - text: UTF-8 of any length.
  ///   - units: Room for `text.count` code units.
  init?(_ text: UnsafeBufferPointer<UInt8>, widenedTo units: UnsafeMutablePointer<UInt16>) {
    var letters: UInt8 = 0
    var controls: UInt8 = 0
    var start = 0
    while start < text.count {
      let end = min(start + Self.blockSize, text.count)
      var high: UInt8 = 0
      // No branch depends on a byte here, so that the compiler takes many bytes at a time.
      for index in start..<end {
        let byte = text[index]
        units[index] = UInt16(byte)
        high |= byte
        letters |= (byte | 0x20) &- 0x61 < 26 ? 1 : 0
        controls |= byte < 0x20 || byte == 0x7F ? 1 : 0
      }
      guard high < 0x80 else { return nil }
      start = end
    }
    hasLetters = letters != 0
    hasControls = controls != 0
  }
}
