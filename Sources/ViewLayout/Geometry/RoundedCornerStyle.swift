/// The curve of round corners; without effect on layout.
public enum RoundedCornerStyle: String, Hashable, Sendable, CaseIterable {
  /// Quarters of circles.
  case circular

  /// Curves that begin more gently.
  case continuous
}
