/// What the width of a text is that was laid out at a width.
public enum WidthPolicy: String, Hashable, Sendable, CaseIterable {
  /// That of its widest line, with indents.
  case tight

  /// The width it was laid out at, if that has a limit; never less than ``tight``.
  case fill
}
