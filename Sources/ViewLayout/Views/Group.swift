/// Views without a container: a modifier of a group is one of each view in it.
public struct Group<Content: View>: View {
  /// The views of the group.
  public let body: Content

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) {
    body = content()
  }
}
