/// How a paragraph is cut into lines.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Where the text allows a break. A word that is wider than the line takes a line of its own first
  /// and then breaks between grapheme clusters.
  case byWords

  /// Where the text allows a break, and nowhere else: a word that is wider than the line overflows.
  case byWholeWords

  /// Between any two grapheme clusters.
  case byCharacters

  /// Only where a line must end: what does not fit is beyond the line's end.
  case clipping
}
