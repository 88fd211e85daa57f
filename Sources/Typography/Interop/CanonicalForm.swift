internal import CHarfBuzz

/// Canonical composition and decomposition of pairs of scalars.
///
/// Source: UAX #15, as the shaper sees it.
enum CanonicalForm {
  /// The one scalar that stands for two.
  ///
  /// Wraps `hb_unicode_compose`.
  static func composition(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    var composed: hb_codepoint_t = 0
    guard
      hb_unicode_compose(hb_unicode_funcs_get_default(), base.value, mark.value, &composed) != 0
    else { return nil }
    return Unicode.Scalar(composed)
  }

  /// The two scalars that stand for one.
  ///
  /// Wraps `hb_unicode_decompose`.
  static func decomposition(_ scalar: Unicode.Scalar) -> (Unicode.Scalar, Unicode.Scalar)? {
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    guard
      hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar.value, &first, &second) != 0,
      let base = Unicode.Scalar(first), let mark = Unicode.Scalar(second), second != 0
    else { return nil }
    return (base, mark)
  }
}
