/// Views that do not settle.
public struct LayoutLoopError: Error, Hashable, Sendable {
  /// Why they do not.
  public let verdict: LayoutVerdict
}

extension LayoutLoopError: CustomStringConvertible {
  /// The verdict in words.
  public var description: String { verdict.description }
}
