/// A set of the glyphs of one face, a bit for each of 65,536.
struct GlyphSet {
  private var words = [UInt64](repeating: 0, count: 1024)

  /// Adds all glyphs of some ranges of indices.
  ///
  /// - Complexity: O(*n* / 64) in the glyphs of a range.
  mutating func insert(_ ranges: [ClosedRange<UInt16>]) {
    for range in ranges { insert(range) }
  }

  private mutating func insert(_ glyphs: ClosedRange<UInt16>) {
    var next = Int(glyphs.lowerBound)
    let last = Int(glyphs.upperBound)
    while next <= last {
      let upTo = min(last, next | 63)
      words[next >> 6] |= ~UInt64(0) >> UInt64(63 - upTo & 63) & ~UInt64(0) << UInt64(next & 63)
      next = upTo + 1
    }
  }

  /// Whether the set holds a glyph.
  ///
  /// - Precondition: The glyph's index is below 65,536.
  func contains(_ glyph: GlyphID) -> Bool {
    words[Int(glyph.rawValue >> 6)] >> UInt64(glyph.rawValue & 63) & 1 != 0
  }
}
