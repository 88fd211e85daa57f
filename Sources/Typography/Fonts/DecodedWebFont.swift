/// The bytes of a font that was decoded from a WOFF or WOFF2 file.
struct DecodedWebFont {
  /// The font.
  private(set) var bytes: [UInt8]

  /// Takes the bytes and mends the end of the last glyph.
  ///
  /// FreeType's decoder of WOFF2 gives the last entry of `loca` as an offset in the file in place
  /// of one in `glyf`, so that the last glyph seems to have no outline.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard let glyphs = table(0x676C_7966), let locations = table(0x6C6F_6361),
      let head = table(0x6865_6164), head.count >= 52
    else { return }
    let isLong = bytes[head.lowerBound + 51] != 0
    let size = isLong ? 4 : 2
    guard locations.count >= size else { return }
    let last = locations.upperBound - size
    let end = isLong ? glyphs.count : glyphs.count / 2
    guard read(at: last, size) > end else { return }
    for index in 0..<size {
      self.bytes[last + index] = UInt8(truncatingIfNeeded: end >> (8 * (size - 1 - index)))
    }
  }

  /// Where a table lies; `nil` if the font has none or it does not lie in the bytes.
  private func table(_ tag: Int) -> Range<Int>? {
    guard bytes.count >= 12 else { return nil }
    for record in 0..<read(at: 4, 2) {
      let place = 12 + 16 * record
      guard place + 16 <= bytes.count else { return nil }
      guard read(at: place, 4) == tag else { continue }
      let start = read(at: place + 8, 4)
      let end = start + read(at: place + 12, 4)
      return end <= bytes.count ? start..<end : nil
    }
    return nil
  }

  /// The big-endian number of so many bytes at an offset.
  private func read(at offset: Int, _ count: Int) -> Int {
    bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
