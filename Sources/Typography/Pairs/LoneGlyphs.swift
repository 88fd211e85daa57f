/// The lone glyphs of scalars, as pages of 256 that are made where they are needed, bounded in
/// number.
struct LoneGlyphs: ~Copyable {
  /// The most pages that are made; they take 256 KB.
  ///
  /// Text in more characters is shaped whole.
  private static let pageLimit = 128

  private var pages = [UInt8](repeating: 0, count: 0x1100)

  /// The first page stands for all that were not made: nothing is known there.
  private var glyphs = [LoneGlyph](repeating: .unknown, count: 256)

  /// Bytes that the pages take.
  var size: Int { pages.count + glyphs.count * MemoryLayout<LoneGlyph>.stride }

  /// What is known of a scalar.
  @inline(__always)
  subscript(scalar: UInt32) -> LoneGlyph {
    glyphs[Int(pages[Int(scalar >> 8)]) << 8 | Int(scalar & 0xFF)]
  }

  /// Keeps what is known of a scalar.
  ///
  /// - Returns: False if there is no room.
  mutating func keep(_ glyph: LoneGlyph, for scalar: UInt32) -> Bool {
    let page = Int(scalar >> 8)
    if pages[page] == 0 {
      let made = glyphs.count >> 8
      guard made <= Self.pageLimit else { return false }
      pages[page] = UInt8(made)
      glyphs.append(contentsOf: repeatElement(.unknown, count: 256))
    }
    glyphs[Int(pages[page]) << 8 | Int(scalar & 0xFF)] = glyph
    return true
  }
}
