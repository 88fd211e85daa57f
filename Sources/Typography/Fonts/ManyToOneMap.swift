/// The scalars that a `cmap` subtable of format 13 maps: long ranges to one glyph each.
///
/// HarfBuzz up to 6.0 cuts these ranges to as many scalars as the face has glyphs.
///
/// Source: OpenType `cmap`, format 13.
enum ManyToOneMap {
  /// The ranges of scalars that some subtable of format 13 maps; empty without such a subtable.
  ///
  /// - Parameter table: The bytes of `cmap`.
  static func ranges(in table: UnsafeRawBufferPointer) -> [ClosedRange<UInt32>] {
    let cmap = TableReader(bytes: table)
    var ranges: [ClosedRange<UInt32>] = []
    for record in 0..<(cmap.unsigned16(at: 2) ?? 0) {
      guard let offset = cmap.unsigned32(at: 8 + 8 * record) else { break }
      guard cmap.unsigned16(at: offset) == 13, let count = cmap.unsigned32(at: offset + 12) else {
        continue
      }
      for group in 0..<count {
        let place = offset + 16 + 12 * group
        guard let first = cmap.unsigned32(at: place), let last = cmap.unsigned32(at: place + 4),
          let glyph = cmap.unsigned32(at: place + 8)
        else { break }
        guard glyph != 0, first <= last, last <= 0x10FFFF else { continue }
        ranges.append(UInt32(first)...UInt32(last))
      }
    }
    return ranges
  }
}
