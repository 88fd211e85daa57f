/// A modifier that leaves views as they are.
public struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Makes the modifier.
  public init() {}

  /// The view as it is.
  public func body(content: Content) -> some View { content }
}
