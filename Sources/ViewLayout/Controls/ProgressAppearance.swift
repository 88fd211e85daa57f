/// What of a ``ProgressView`` is shown.
public enum ProgressAppearance: String, Hashable, Sendable, CaseIterable {
  /// A bar if there is a value, else a wheel.
  case automatic

  /// A bar.
  case linear

  /// A wheel.
  case circular
}
