/// Whether letters stand upright or are italic.
public enum FontSlant: Hashable, Sendable {
  /// Letters stand upright.
  case upright

  /// Letters are italic or oblique.
  case italic
}
