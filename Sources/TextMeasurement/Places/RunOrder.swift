/// An order of the runs of a line.
public enum RunOrder: Hashable, Sendable {
  /// From left to right.
  case visual

  /// As the text is read and kept.
  case logical
}
