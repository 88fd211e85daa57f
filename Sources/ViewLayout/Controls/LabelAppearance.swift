/// What of a ``Label`` is shown.
public enum LabelAppearance: String, Hashable, Sendable, CaseIterable {
  /// As the place suggests: both.
  case automatic

  /// The title and the icon.
  case titleAndIcon

  /// The title.
  case titleOnly

  /// The icon.
  case iconOnly
}

extension View {
  /// Says what of labels in the view is shown.
  public func labelStyle(_ style: LabelAppearance) -> some View {
    environment(\.labelAppearance, style)
  }
}

extension EnvironmentValues {
  private enum LabelAppearanceKey: EnvironmentKey {
    static var defaultValue: LabelAppearance { .automatic }
  }

  /// What of labels is shown.
  var labelAppearance: LabelAppearance {
    get { self[LabelAppearanceKey.self] }
    set { self[LabelAppearanceKey.self] = newValue }
  }
}
