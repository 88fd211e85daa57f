/// How the places are chosen where lines end.
///
/// All take as few lines as there can be.
public enum TextWrap: String, Hashable, Sendable, CaseIterable {
  /// Each line takes as much as fits.
  case greedy

  /// Lines are of like length: the sum of the squares of their widths is least.
  case balanced

  /// Lines are filled evenly: the sum of the squares of what they lack is least, but for the last
  /// line of a paragraph, which is not left alone with less than a quarter of its room.
  ///
  /// Source: Knuth and Plass, "Breaking Paragraphs into Lines", without hyphenation and stretch.
  case pretty
}
