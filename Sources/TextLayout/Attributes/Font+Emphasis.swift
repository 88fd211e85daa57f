import TextMeasurement

extension Font {
  /// The font for a span that is emphasised.
  ///
  /// 1. Code is in the embedded monospaced family, at the same size, weight and slant, and with the
  ///    same cascade.
  /// 2. What is strongly emphasised is bold, or heavier if the font is.
  /// 3. What is emphasised is italic.
  func emphasized(_ emphasis: InlineEmphasis) -> Font {
    var font = self
    if emphasis.contains(.code) {
      font = .monospaced(size: size, weight: weight)
      font.slant = slant
      font.cascade = cascade
    }
    if emphasis.contains(.stronglyEmphasized) { font.weight = max(weight, .bold) }
    if emphasis.contains(.emphasized) { font.slant = .italic }
    return font
  }
}
