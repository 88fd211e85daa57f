/// The paragraphs of a text, in order.
///
/// A paragraph ends after LF, CR, CR LF, U+0085 or U+2029, which belongs to it. U+2028, VT and FF
/// break lines inside a paragraph. The paragraphs tile the text. An empty text has one empty
/// paragraph; a text that ends in a separator has no empty one after it, but says so in
/// ``endsInSeparator``.
///
/// Source: UAX #9 P1, UAX #14 LB4 and LB5.
package struct ParagraphRanges: Sequence, IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  private var start: Int? = 0

  /// Finds the paragraphs of a text, which must outlive this value.
  ///
  /// - Parameter text: Valid UTF-8.
  package init(of text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  /// Whether the last paragraph ends in a separator, so that a text view shows an empty line after
  /// it.
  package var endsInSeparator: Bool {
    let count = text.count
    guard let last = text.last else { return false }
    switch last {
    case 0x0A, 0x0D: return true
    case 0x85: return count >= 2 && text[count - 2] == 0xC2
    case 0xA9: return count >= 3 && text[count - 2] == 0x80 && text[count - 3] == 0xE2
    default: return false
    }
  }

  /// The next paragraph.
  ///
  /// - Complexity: O(*n*) in its bytes, eight at a time.
  package mutating func next() -> ParagraphRange? {
    guard let first = start else { return nil }
    var offset = first
    while let found = firstCandidate(from: offset) {
      let length = separatorLength(at: found)
      guard length > 0 else {
        offset = found + 1
        continue
      }
      let end = found + length
      start = end < text.count ? end : nil
      return ParagraphRange(first..<end, separatorLength: length)
    }
    start = nil
    return ParagraphRange(first..<text.count, separatorLength: 0)
  }

  /// The length of the separator at `offset`; 0 if there is none.
  private func separatorLength(at offset: Int) -> Int {
    switch text[offset] {
    case 0x0A: 1
    case 0x0D: byte(at: offset + 1) == 0x0A ? 2 : 1
    case 0xC2: byte(at: offset + 1) == 0x85 ? 2 : 0
    case 0xE2: byte(at: offset + 1) == 0x80 && byte(at: offset + 2) == 0xA9 ? 3 : 0
    default: 0
    }
  }

  private func byte(at offset: Int) -> UInt8 {
    offset < text.count ? text[offset] : 0
  }

  /// The first byte that may begin a separator: LF, CR, or the lead byte of U+0085 or U+2029.
  private func firstCandidate(from start: Int) -> Int? {
    guard let bytes = UnsafeRawPointer(text.baseAddress) else { return nil }
    var offset = start
    while offset + 8 <= text.count {
      let word = UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      )
      let hits =
        Self.equalBytes(word, 0x0A) | Self.equalBytes(word, 0x0D)
        | Self.equalBytes(word, 0xC2) | Self.equalBytes(word, 0xE2)
      if hits != 0 { return offset + hits.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < text.count {
      switch text[offset] {
      case 0x0A, 0x0D, 0xC2, 0xE2: return offset
      default: offset += 1
      }
    }
    return nil
  }

  /// Marks the bytes of a word that equal `byte` in their high bits.
  ///
  /// Subtracting 1 from each byte borrows into its high bit only if it was 0 or above 0x80. The
  /// borrow can mark a byte wrongly only above a right one, so the lowest mark is exact.
  @inline(__always)
  private static func equalBytes(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let difference = word ^ (ones &* UInt64(byte))
    return (difference &- ones) & ~difference & (ones << 7)
  }
}
