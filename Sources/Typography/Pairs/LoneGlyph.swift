/// The glyph that a scalar is shown with, and what is known of it.
struct LoneGlyph {
  /// The glyph's index below, two facts above.
  private var bits: UInt32

  /// How far it moves the pen, in design units, where nothing is kerned.
  let advance: Int32

  private static let regularBit: UInt32 = 1 << 16
  private static let looksAtNextBit: UInt32 = 1 << 17
  private static let knownBit: UInt32 = 1 << 18

  /// A scalar that was not asked for yet.
  static let unknown = LoneGlyph(bits: 0, advance: 0)

  /// A scalar whose glyphs depend on more than the next one.
  static let irregular = LoneGlyph(bits: knownBit, advance: 0)

  private init(bits: UInt32, advance: Int32) {
    self.bits = bits
    self.advance = advance
  }

  /// A scalar that is always shown with one glyph, placed on the baseline.
  init(id: UInt16, advance: Int32, looksAtNext: Bool) {
    bits = UInt32(id) | Self.knownBit | Self.regularBit | (looksAtNext ? Self.looksAtNextBit : 0)
    self.advance = advance
  }

  /// The glyph's index.
  @inline(__always)
  var id: UInt16 { UInt16(truncatingIfNeeded: bits) }

  /// Whether anything is known.
  @inline(__always)
  var isKnown: Bool { bits != 0 }

  /// Whether the scalar is always shown with this glyph, whatever stands around it.
  @inline(__always)
  var isRegular: Bool { bits & Self.regularBit != 0 }

  /// Whether the next glyph may change what becomes of this one.
  @inline(__always)
  var looksAtNext: Bool { bits & Self.looksAtNextBit != 0 }
}

/// The lone glyphs of scalars, as pages of 256 that are made where they are needed, bounded in
/// number.
struct LoneGlyphs: ~Copyable {
  /// The most pages that are made; they take 256 KB.
  private static let pageLimit = 128

  private var pages = [UInt8](repeating: 0, count: 0x1100)

  /// The first page stands for all that were not made: nothing is known there.
  private var glyphs = [LoneGlyph](repeating: .unknown, count: 256)

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
