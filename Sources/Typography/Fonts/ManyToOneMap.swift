/// The scalars that a `cmap` subtable of format 13 maps: long ranges to one glyph each.
///
/// HarfBuzz up to 6.0 cuts these ranges to as many scalars as the face has glyphs.
///
/// Source: OpenType `cmap`, format 13.
enum ManyToOneMap {
  /// The ranges of scalars that the first subtable of format 13 maps.
  ///
  /// Groups out of order are passed over, so that a hostile table costs no more than its length.
  ///
  /// - Parameter table: The bytes of `cmap`.
  /// - Returns: The ranges in increasing order; none without such a subtable.
  static func ranges(in table: UnsafeRawBufferPointer) -> [ClosedRange<UInt32>] {
    let cmap = TableReader(bytes: table)
    for record in 0..<(cmap.unsigned16(at: 2) ?? 0) {
      guard let offset = cmap.unsigned32(at: 8 + 8 * record) else { break }
      if cmap.unsigned16(at: offset) == 13 { return groups(of: cmap, at: offset) }
    }
    return []
  }

  private static func groups(of cmap: TableReader, at offset: Int) -> [ClosedRange<UInt32>] {
    var ranges: [ClosedRange<UInt32>] = []
    var end = -1
    for group in 0..<(cmap.unsigned32(at: offset + 12) ?? 0) {
      let place = offset + 16 + 12 * group
      guard let first = cmap.unsigned32(at: place), let last = cmap.unsigned32(at: place + 4),
        let glyph = cmap.unsigned32(at: place + 8)
      else { break }
      guard first > end, first <= last, last <= 0x10FFFF else { continue }
      end = last
      if glyph != 0 { ranges.append(UInt32(first)...UInt32(last)) }
    }
    return ranges
  }
}
