/// What a container has for a line fragment in a rectangle that was proposed.
public struct ProposedFragment: Hashable, Sendable {
  /// The space of the fragment, the padding at both ends included.
  public let fragment: ContainerRect

  /// What to propose for the next fragment of the line; `nil` if none follows.
  public let remaining: ContainerRect?
}
