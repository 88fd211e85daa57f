/// What people can do with a window.
public enum ScenePhase: String, Hashable, Comparable, Sendable, CaseIterable {
  /// It is not seen.
  case background

  /// It is seen, and does not react.
  case inactive

  /// It is seen and reacts.
  case active

  /// Whether people can do less with the left one.
  public static func < (left: ScenePhase, right: ScenePhase) -> Bool {
    allCases.prefix { $0 != right }.contains(left)
  }
}
