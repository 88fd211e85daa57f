/// What of a ``Toggle`` is shown.
public enum ToggleAppearance: String, Hashable, Sendable, CaseIterable {
  /// As the place suggests: with a switch.
  case automatic

  /// The label and a switch.
  case `switch`

  /// The label, which is then all there is.
  case button
}

extension View {
  /// Says what of toggles in the view is shown.
  public func toggleStyle(_ style: ToggleAppearance) -> some View {
    environment(\.toggleAppearance, style)
  }
}

extension EnvironmentValues {
  private enum ToggleAppearanceKey: EnvironmentKey {
    static var defaultValue: ToggleAppearance { .automatic }
  }

  /// What of toggles is shown.
  var toggleAppearance: ToggleAppearance {
    get { self[ToggleAppearanceKey.self] }
    set { self[ToggleAppearanceKey.self] = newValue }
  }
}
