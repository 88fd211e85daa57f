extension EnvironmentValues {
  private enum LabelAppearanceKey: EnvironmentKey {
    static var defaultValue: LabelAppearance { .automatic }
  }

  /// What of labels is shown.
  var labelAppearance: LabelAppearance {
    get { self[LabelAppearanceKey.self] }
    set { self[LabelAppearanceKey.self] = newValue }
  }

  private enum ToggleAppearanceKey: EnvironmentKey {
    static var defaultValue: ToggleAppearance { .automatic }
  }

  /// What of toggles is shown.
  var toggleAppearance: ToggleAppearance {
    get { self[ToggleAppearanceKey.self] }
    set { self[ToggleAppearanceKey.self] = newValue }
  }

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
