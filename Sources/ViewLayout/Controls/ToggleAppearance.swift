/// What of a ``Toggle`` is shown.
public enum ToggleAppearance: String, Hashable, Sendable, CaseIterable {
  /// As the place suggests: with a switch.
  case automatic

  /// The label and a switch.
  case `switch`

  /// The label, which is then all there is.
  case button
}
