internal import CHarfBuzz

/// A set of numbers, of glyphs or of lookups.
final class HarfBuzzSet {
  let raw = hb_set_create()

  deinit {
    hb_set_destroy(raw)
  }

  var isEmpty: Bool { hb_set_is_empty(raw) != 0 }

  /// The numbers, in order.
  var numbers: [UInt32] {
    var numbers: [UInt32] = []
    var number = hb_codepoint_t.max
    while hb_set_next(raw, &number) != 0 { numbers.append(number) }
    return numbers
  }

  func contains(_ glyph: GlyphID) -> Bool { hb_set_has(raw, glyph.rawValue) != 0 }

  func formUnion(_ other: HarfBuzzSet) { hb_set_union(raw, other.raw) }

  func isDisjoint(with other: HarfBuzzSet) -> Bool {
    let common = hb_set_copy(raw)
    defer { hb_set_destroy(common) }
    hb_set_intersect(common, other.raw)
    return hb_set_is_empty(common) != 0
  }
}
