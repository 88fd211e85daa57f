/// The table that a font's line metrics were taken from.
public enum MetricsSource: Hashable, Sendable {
  /// `hhea.ascender`, `descender` and `lineGap`.
  case horizontalHeader

  /// `OS/2.sTypoAscender`, `sTypoDescender` and `sTypoLineGap`.
  case typographic

  /// `OS/2.usWinAscent` and `usWinDescent`; there is no line gap.
  case windows
}
