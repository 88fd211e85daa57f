/// What a button is for.
public enum ButtonRole: String, Hashable, Sendable, CaseIterable {
  /// It leaves things as they are.
  case cancel

  /// It deletes something.
  case destructive
}
