/// A glyph in eight bytes, if it stands on the baseline at the pen and its numbers are small; else
/// the place of its rest.
@usableFromInline
struct PackedGlyph: Sendable {
  /// From below the cluster in 31 bits, ``unsafeBit``, 16 bits, ``restBit`` and 15 bits.
  ///
  /// Those of 16 and 15 hold the glyph's index and its advance, or the lower and the upper part of
  /// the place of its rest.
  @usableFromInline
  var bits: UInt64

  /// Whether a break before the glyph changes glyphs.
  @usableFromInline
  static let unsafeBit: UInt64 = 1 << 31

  /// Whether the glyph has a rest.
  @usableFromInline
  static let restBit: UInt64 = 1 << 48

  /// The advances, and what is added to them, that surely go into the eight bytes.
  static let advanceRange: ClosedRange<Int32> = -1 << 13...1 << 13 - 1

  /// Packs a glyph that needs no rest.
  ///
  /// - Precondition: The index is below 65,536, the advance in ``advanceRange``.
  @inline(__always)
  init(id: GlyphID, cluster: UInt32, advance: Int32, _ safety: UInt64) {
    bits =
      UInt64(cluster) | safety | UInt64(id.rawValue) << 32
      | UInt64(bitPattern: Int64(advance)) << 49
  }

  /// Packs a glyph; `nil` if it needs a rest.
  @inline(__always)
  init?(_ glyph: ShapedGlyph) {
    guard glyph.bits & 0x7FFF_0000 == 0, glyph.xOffset | glyph.yOffset == 0,
      Self.advanceRange.contains(glyph.advance)
    else { return nil }
    self.init(
      id: GlyphID(rawValue: glyph.bits & 0xFFFF),
      cluster: glyph.cluster,
      advance: glyph.advance,
      UInt64(glyph.bits & ShapedGlyph.unsafeBit)
    )
  }

  /// Packs what can be of a glyph that has a rest.
  init(_ glyph: ShapedGlyph, rest: Int) {
    bits = UInt64(glyph.cluster) | UInt64(glyph.bits & ShapedGlyph.unsafeBit)
    setRest(rest)
  }

  /// What does not go into the eight bytes.
  @usableFromInline
  struct Rest: Sendable {
    @usableFromInline
    let glyphBits: UInt32

    @usableFromInline
    let advance: Int32

    @usableFromInline
    let xOffset: Int32

    @usableFromInline
    let yOffset: Int32

    init(_ glyph: ShapedGlyph) {
      glyphBits = glyph.bits
      advance = glyph.advance
      xOffset = glyph.xOffset
      yOffset = glyph.yOffset
    }
  }
}

extension PackedGlyph {
  /// Where the cluster begins.
  @inlinable
  var cluster: UInt32 { UInt32(truncatingIfNeeded: bits & (Self.unsafeBit - 1)) }

  /// Whether the glyph has a rest.
  @inlinable
  var hasRest: Bool { bits & Self.restBit != 0 }

  /// The place of the rest.
  @inlinable
  var rest: Int { Int((bits >> 49) << 16 | bits >> 32 & 0xFFFF) }

  /// Gives the glyph a rest, or its rest another place.
  mutating func setRest(_ place: Int) {
    bits =
      bits & 0xFFFF_FFFF | UInt64(place & 0xFFFF) << 32 | Self.restBit | UInt64(place >> 16) << 49
  }

  /// Makes the glyph, which has no rest, move the pen further.
  ///
  /// - Precondition: The advances are in ``advanceRange``.
  @inline(__always)
  mutating func addAdvance(_ advance: Int32) {
    bits &+= UInt64(bitPattern: Int64(advance)) << 49
  }

  /// The glyph, which has no rest.
  @inlinable
  var glyph: ShapedGlyph {
    ShapedGlyph(
      bits: UInt32(truncatingIfNeeded: bits >> 32 & 0xFFFF | bits & Self.unsafeBit),
      cluster: cluster,
      advance: Int32(truncatingIfNeeded: Int64(bitPattern: bits) >> 49),
      xOffset: 0,
      yOffset: 0
    )
  }

  /// The glyph, which has a rest.
  @inlinable
  func glyph(with rest: Rest) -> ShapedGlyph {
    ShapedGlyph(
      bits: rest.glyphBits,
      cluster: cluster,
      advance: rest.advance,
      xOffset: rest.xOffset,
      yOffset: rest.yOffset
    )
  }
}
