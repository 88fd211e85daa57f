/// How a button is painted, which is as large as its label in any case.
public enum ButtonAppearance: String, Hashable, Sendable, CaseIterable {
  /// As the place suggests.
  case automatic

  /// As its label.
  case plain

  /// Without a border.
  case borderless

  /// In a border.
  case bordered

  /// In a border that stands out.
  case borderedProminent
}
