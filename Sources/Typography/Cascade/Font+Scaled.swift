extension Font {
  /// The face that comes nearest to the font, at its size: what text is measured with first.
  ///
  /// Asks for metrics and glyphs: `Font.system(size: 17).scaled.metrics().ascent`. A family whose
  /// file cannot be opened any more gives the embedded font for interfaces.
  public var scaled: ScaledFont {
    let resolved = ResolvedFont(self)
    return ScaledFont(resolved.primary, size: resolved.size)
  }
}
