/// One glyph of a shaped run, in design units of the run's face.
@usableFromInline
package struct ShapedGlyph: Hashable, Sendable {
  /// The glyph's index in the lower 24 bits, facts about it above.
  @usableFromInline
  var bits: UInt32

  /// Where the glyph's cluster begins: a UTF-8 offset in the paragraph.
  @usableFromInline
  package var cluster: UInt32

  /// How far the pen moves, kerning included.
  @usableFromInline
  package var advance: Int32

  /// From the pen to the glyph's origin, to the right.
  @usableFromInline
  package var xOffset: Int32

  /// From the baseline to the glyph's origin, in font space: up.
  @usableFromInline
  package var yOffset: Int32

  @usableFromInline
  static let unsafeBit: UInt32 = 1 << 31
  private static let invisibleBit: UInt32 = 1 << 30

  /// Makes a glyph.
  package init(
    id: GlyphID,
    cluster: UInt32,
    advance: Int32,
    xOffset: Int32 = 0,
    yOffset: Int32 = 0,
    isSafeToBreakBefore: Bool = true
  ) {
    bits = id.rawValue & 0xFF_FFFF | (isSafeToBreakBefore ? 0 : Self.unsafeBit)
    self.cluster = cluster
    self.advance = advance
    self.xOffset = xOffset
    self.yOffset = yOffset
  }

  /// Makes a glyph of all that is stored.
  @inlinable
  init(bits: UInt32, cluster: UInt32, advance: Int32, xOffset: Int32, yOffset: Int32) {
    self.bits = bits
    self.cluster = cluster
    self.advance = advance
    self.xOffset = xOffset
    self.yOffset = yOffset
  }

  /// The glyph's index in the face.
  package var id: GlyphID { GlyphID(rawValue: bits & 0xFF_FFFF) }

  /// Whether a break before the glyph's cluster leaves the glyphs of both sides as they are.
  @inlinable
  package var isSafeToBreakBefore: Bool { bits & Self.unsafeBit == 0 }

  /// Whether the glyph stands for characters that the face lacks.
  package var isMissing: Bool { bits & 0xFF_FFFF == 0 && bits & Self.invisibleBit == 0 }

  /// Whether the glyph stands for a control character: it paints nothing and does not move the pen.
  package var isInvisible: Bool { bits & Self.invisibleBit != 0 }

  /// Makes the glyph one that paints nothing and does not move the pen.
  mutating func hide() {
    bits = bits & ~0xFF_FFFF | Self.invisibleBit
    advance = 0
    xOffset = 0
    yOffset = 0
  }
}
