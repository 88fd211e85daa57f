extension EnvironmentValues {
  private enum ProgressAppearanceKey: EnvironmentKey {
    static var defaultValue: ProgressAppearance { .automatic }
  }

  /// What of views of progress is shown.
  var progressAppearance: ProgressAppearance {
    get { self[ProgressAppearanceKey.self] }
    set { self[ProgressAppearanceKey.self] = newValue }
  }

  private enum ShowsLabelsKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether controls show their labels.
  var showsLabels: Bool {
    get { self[ShowsLabelsKey.self] }
    set { self[ShowsLabelsKey.self] = newValue }
  }
}
