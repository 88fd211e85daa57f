extension EnvironmentValues {
  private enum ShowsLabelsKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether controls show their labels.
  var showsLabels: Bool {
    get { self[ShowsLabelsKey.self] }
    set { self[ShowsLabelsKey.self] = newValue }
  }
}
