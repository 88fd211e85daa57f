/// The glyph that a scalar is shown with, and what is known of it.
struct LoneGlyph {
  /// The glyph's index below, three facts above.
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

  /// A scalar that is shown with one glyph, on the baseline, unless the next one changes it.
  ///
  /// - Precondition: The glyph's index is below 65,536.
  init(id: GlyphID, advance: Int32, looksAtNext: Bool) {
    bits = id.rawValue | Self.knownBit | Self.regularBit | (looksAtNext ? Self.looksAtNextBit : 0)
    self.advance = advance
  }

  /// The glyph's index.
  @inline(__always)
  var id: GlyphID { GlyphID(rawValue: bits & 0xFFFF) }

  /// Whether anything is known.
  @inline(__always)
  var isKnown: Bool { bits != 0 }

  /// Whether the scalar is shown with this glyph, on the baseline, unless the next one changes it.
  @inline(__always)
  var isRegular: Bool { bits & Self.regularBit != 0 }

  /// Whether the next glyph may change what becomes of this one.
  @inline(__always)
  var looksAtNext: Bool { bits & Self.looksAtNextBit != 0 }
}
