extension View {
  /// Leaves out the labels of controls in the view, which then cannot be pressed by them.
  ///
  /// It holds for ``Toggle``, ``Stepper`` and ``Picker``.
  public func labelsHidden() -> some View { environment(\.showsLabels, false) }
}

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
