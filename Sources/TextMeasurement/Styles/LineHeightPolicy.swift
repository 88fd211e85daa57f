/// Which faces say how high a line is.
public enum LineHeightPolicy: String, Hashable, Sendable, CaseIterable {
  /// All faces on the line: one that is taller makes its line taller.
  case natural

  /// The first face of the paragraph, for all lines; others may reach beyond.
  case fixed
}
