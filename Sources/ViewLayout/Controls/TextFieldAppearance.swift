/// How a text field is painted, which is as large as its text in any case.
public enum TextFieldAppearance: String, Hashable, Sendable, CaseIterable {
  /// As the place suggests.
  case automatic

  /// As its text.
  case plain

  /// In a border with round corners.
  case roundedBorder
}
