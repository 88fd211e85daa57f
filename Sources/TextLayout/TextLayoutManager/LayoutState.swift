/// How much is known of a layout fragment.
///
/// Source: TextKit's `NSTextLayoutFragment.State`, whose numbers it has.
public enum LayoutState: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// Nothing: no place in the container was estimated yet.
  case none = 0

  /// Where it is likely to stand.
  case estimatedUsageBounds = 1

  /// How large it is; its lines are not kept.
  case calculatedUsageBounds = 2

  /// Its lines.
  case layoutAvailable = 3

  /// Orders states by how much is known.
  public static func < (left: LayoutState, right: LayoutState) -> Bool {
    left.rawValue < right.rawValue
  }
}
