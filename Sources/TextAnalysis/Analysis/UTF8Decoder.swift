/// Reads valid UTF-8 scalar by scalar.
struct UTF8Decoder {
  private let text: UnsafeBufferPointer<UInt8>

  /// The offset of the next scalar.
  private(set) var offset = 0

  /// Begins at the start of a text, which must outlive the decoder.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  /// Reads one scalar.
  ///
  /// - Precondition: The offset is not at the end of the text, and the text is valid UTF-8.
  @inline(__always)
  mutating func next() -> UInt32 {
    let first = UInt32(text[offset])
    if first < 0x80 {
      offset += 1
      return first
    }
    if first < 0xE0 {
      let scalar = (first & 0x1F) << 6 | continuation(1)
      offset += 2
      return scalar
    }
    if first < 0xF0 {
      let scalar = (first & 0x0F) << 12 | continuation(1) << 6 | continuation(2)
      offset += 3
      return scalar
    }
    let scalar =
      (first & 0x07) << 18 | continuation(1) << 12 | continuation(2) << 6 | continuation(3)
    offset += 4
    return scalar
  }

  @inline(__always)
  private func continuation(_ distance: Int) -> UInt32 {
    UInt32(text[offset + distance] & 0x3F)
  }
}
