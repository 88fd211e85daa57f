/// Which table of a font says how high its lines are.
public enum LineMetricsPolicy: Hashable, Sendable {
  /// CoreText's choice: `hhea`, and only where that is zero `OS/2`.
  case apple

  /// The OpenType specification's: `OS/2` typographic values where the font asks for them
  /// (`fsSelection` bit 7), else `hhea`.
  case openType
}
