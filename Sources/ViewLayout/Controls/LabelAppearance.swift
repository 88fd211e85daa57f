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
