/// How large readers want text, from the smallest on.
public enum DynamicTypeSize: String, Hashable, Comparable, Sendable, CaseIterable {
  /// Three steps below ``large``.
  case xSmall

  /// Two steps below it.
  case small

  /// One step below it.
  case medium

  /// The size that nobody had to choose.
  case large

  /// One step above ``large``.
  case xLarge

  /// Two steps above it.
  case xxLarge

  /// Three steps above it.
  case xxxLarge

  /// The first of the accessibility sizes.
  case accessibility1

  /// The second one.
  case accessibility2

  /// The third one.
  case accessibility3

  /// The fourth one.
  case accessibility4

  /// The largest size.
  case accessibility5

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether the left size is smaller.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rank < right.rank
  }

  /// The position among all sizes.
  var rank: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}
