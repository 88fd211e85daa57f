/// What becomes of the views in one for those who do not see it; without effect on layout.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind { case ignore, contain, combine }

  private let kind: Kind

  /// They are not told.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)

  /// Each is told by itself.
  public static let contain = AccessibilityChildBehavior(kind: .contain)

  /// They are told as one.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}
