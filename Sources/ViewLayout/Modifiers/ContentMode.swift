/// How a view with a ratio of its sides takes a proposal.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// As large as fits inside.
  case fit

  /// As small as covers all.
  case fill
}
