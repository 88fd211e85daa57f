/// Which ligatures a text is set with.
public enum LigatureLevel: String, Hashable, Sendable, CaseIterable {
  /// Those that the script cannot do without, as in Arabic.
  case required

  /// Those that the font has for common text as well.
  case standard

  /// Those that it has for display and for old texts as well.
  case all
}
