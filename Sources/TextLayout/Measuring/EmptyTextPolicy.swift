/// What the size of a text without any character is.
public enum EmptyTextPolicy: String, Hashable, Sendable, CaseIterable {
  /// One line high and without width, as in an editor; insets are left free around it.
  case oneLine

  /// Nothing, not even insets, as of a label; its line is there all the same.
  case zero
}
