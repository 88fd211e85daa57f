/// Which of the two characters beside a place it belongs to.
///
/// Where a line ends at a break that the text allows, one offset is two places: the end of that
/// line and the start of the next.
public enum Affinity: String, Hashable, Sendable, CaseIterable {
  /// The character before: the end of a line.
  case upstream

  /// The character after: the start of a line.
  case downstream
}
