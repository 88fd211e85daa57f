/// How a picker is painted, which is as large as its label in any case.
public enum PickerAppearance: String, Hashable, Sendable, CaseIterable {
  /// As the place suggests.
  case automatic

  /// As a button with a menu.
  case menu

  /// As a list in the place of the picker.
  case inline

  /// As parts of a bar.
  case segmented

  /// As a wheel.
  case wheel
}
