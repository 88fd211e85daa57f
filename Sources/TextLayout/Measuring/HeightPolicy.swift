/// What becomes of lines for which the proposed height leaves no room.
public enum HeightPolicy: String, Hashable, Sendable, CaseIterable {
  /// They are measured like the others, and the answer tells that they overflow.
  case overflows

  /// They are left out; the first line is measured in any height.
  case truncates
}
