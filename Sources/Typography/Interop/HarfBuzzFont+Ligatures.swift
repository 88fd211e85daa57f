internal import CHarfBuzz

extension HarfBuzzFont {
  /// The places between the components of a ligature where carets stand, in design units from the
  /// glyph's origin, in increasing order; empty where the face says nothing.
  ///
  /// Wraps `hb_ot_layout_get_ligature_carets`. Source: OpenType `GDEF`, `LigCaretList`.
  func ligatureCarets(of glyph: GlyphID) -> [Int] {
    var count = UInt32(Self.caretLimit)
    var carets = [hb_position_t](repeating: 0, count: Self.caretLimit)
    _ = hb_ot_layout_get_ligature_carets(
      raw,
      HB_DIRECTION_LTR,
      glyph.rawValue,
      0,
      &count,
      &carets
    )
    return carets.prefix(Int(count)).map(Int.init).sorted()
  }

  /// The most carets of one ligature that are looked at.
  private static let caretLimit = 64
}
