/// The effects of pairs of glyphs that were asked for, bounded in number.
///
/// Indices of glyphs are below 65,536.
///
/// When it is full it is emptied.
struct PairTable {
  /// What happens to a pair.
  enum Answer {
    /// More happens to the pair than kerning.
    case irregular

    case regular(PairEffect)
  }

  private struct Slot {
    /// Both glyphs; 0 is no pair, as glyph 0 is none.
    var pair: UInt32 = 0

    /// The kerning above two bits: whether the pair is irregular, and whether it is unsafe.
    var effect: Int32 = 0

    var xOffset: Int32 = 0
  }

  /// The most pairs that are kept; they take 384 KB.
  static let limit = 1 << 14

  private static let irregularBit: Int32 = 1
  private static let unsafeBit: Int32 = 2

  private var slots = [Slot](repeating: Slot(), count: 256)
  private var count = 0

  /// Bytes that the pairs take.
  var size: Int { slots.count * MemoryLayout<Slot>.stride }

  /// What happens to a pair of glyphs; `nil` if that is not known.
  @inline(__always)
  func find(_ first: GlyphID, _ second: GlyphID) -> Answer? {
    let pair = Self.pair(first, second)
    return slots.withUnsafeBufferPointer { slots in
      let mask = slots.count - 1
      var index = Self.hash(pair) & mask
      while slots[index].pair != pair {
        if slots[index].pair == 0 { return nil }
        index = (index + 1) & mask
      }
      let effect = slots[index].effect
      if effect & Self.irregularBit != 0 { return .irregular }
      return .regular(
        PairEffect(
          kerning: effect >> 2,
          xOffset: slots[index].xOffset,
          isSafeToBreak: effect & Self.unsafeBit == 0
        )
      )
    }
  }

  /// Keeps what happens to a pair that is not known yet.
  mutating func insert(_ first: GlyphID, _ second: GlyphID, _ answer: Answer) {
    if count >= Self.limit { removeAll() }
    if 2 * (count + 1) > slots.count { grow() }
    var slot = Slot(pair: Self.pair(first, second), effect: Self.irregularBit)
    if case .regular(let effect) = answer {
      slot.effect = effect.kerning << 2 | (effect.isSafeToBreak ? 0 : Self.unsafeBit)
      slot.xOffset = effect.xOffset
    }
    place(slot)
    count += 1
  }

  private mutating func removeAll() {
    slots = [Slot](repeating: Slot(), count: 256)
    count = 0
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: 2 * old.count)
    for slot in old where slot.pair != 0 { place(slot) }
  }

  private mutating func place(_ slot: Slot) {
    let mask = slots.count - 1
    var index = Self.hash(slot.pair) & mask
    while slots[index].pair != 0 { index = (index + 1) & mask }
    slots[index] = slot
  }

  @inline(__always)
  private static func pair(_ first: GlyphID, _ second: GlyphID) -> UInt32 {
    first.rawValue << 16 | second.rawValue
  }

  @inline(__always)
  private static func hash(_ pair: UInt32) -> Int {
    Int((UInt64(pair) &* 0x9E37_79B9_7F4A_7C15) >> 40)
  }
}
