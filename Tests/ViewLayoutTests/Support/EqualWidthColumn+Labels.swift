import ViewLayout

extension EqualWidthColumn {
  /// The labels of worked examples.
  static let labels = ["Amber tile", "Blue tile with a longer local label", "Green tile"]
}
