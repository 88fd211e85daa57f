internal import CHarfBuzz
internal import TextAnalysis

/// Tells for which scripts and characters the shaper does nothing but map them to glyphs, apply the
/// rules of the font and place the glyphs.
///
/// Characters are judged as HarfBuzz knows them.
enum PlainCharacters {
  /// Scripts whose characters the shaper neither reorders nor joins, and in which few have marks.
  static let scripts: Set<Script> = Set(
    [
      "Latn", "Grek", "Cyrl", "Hani", "Hira", "Kana", "Hang", "Bopo", "Armn", "Geor", "Hebr",
      "Ethi", "Zyyy",
    ].compactMap { Script($0) }
  )

  /// Whether the shaper leaves a character apart from those around it, in any text of one of the
  /// scripts.
  ///
  /// It does not with marks, with what is not shown, with what makes one cluster with its
  /// neighbours (parts of Hangul syllables and of flags, skin tones, halfwidth voicing marks, the
  /// vowels AM of Thai and Lao) and with the fraction slash. From right to left it replaces
  /// mirrored characters.
  ///
  /// Wraps `hb_unicode_general_category` and `hb_unicode_mirroring`.
  static func standsAlone(_ scalar: Unicode.Scalar, isRightToLeft: Bool) -> Bool {
    switch scalar.value {
    case 0x0E33, 0x0EB3, 0x1100...0x11FF, 0x2044, 0x302E...0x302F, 0xA960...0xA97F,
      0xD7B0...0xD7FF, 0xFF9E...0xFF9F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF:
      return false
    default:
      break
    }
    let functions = hb_unicode_funcs_get_default()
    if isRightToLeft, hb_unicode_mirroring(functions, scalar.value) != scalar.value { return false }
    switch hb_unicode_general_category(functions, scalar.value) {
    case HB_UNICODE_GENERAL_CATEGORY_CONTROL, HB_UNICODE_GENERAL_CATEGORY_FORMAT,
      HB_UNICODE_GENERAL_CATEGORY_UNASSIGNED, HB_UNICODE_GENERAL_CATEGORY_PRIVATE_USE,
      HB_UNICODE_GENERAL_CATEGORY_SURROGATE, HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK,
      HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK, HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK,
      HB_UNICODE_GENERAL_CATEGORY_LINE_SEPARATOR, HB_UNICODE_GENERAL_CATEGORY_PARAGRAPH_SEPARATOR:
      return false
    default:
      return !CharacterFacts.isDefaultIgnorable(scalar)
    }
  }
}
