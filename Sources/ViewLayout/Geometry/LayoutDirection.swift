/// The direction in which views follow each other.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// From left to right: leading is left.
  case leftToRight

  /// From right to left: leading is right.
  case rightToLeft
}
