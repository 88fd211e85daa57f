/// What a tree has counted since it was made.
public struct LayoutCounts: Hashable, Sendable {
  /// The questions about sizes that nodes remembered the answer of.
  public internal(set) var remembered = 0

  /// The questions about sizes that nodes worked out the answer of.
  public internal(set) var computed = 0
}
