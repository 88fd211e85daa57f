/// Views with a name.
struct NamedView<Content: View>: PrimitiveView {
  typealias Body = Never

  /// The views.
  let content: Content

  /// The name of each.
  let name: String

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let nodes = context.nodes(of: content)
    for node in nodes { node.name(name, by: ObjectIdentifier(context.slot)) }
    return nodes
  }
}

extension View {
  /// Names the view, so that its node can be found and told from others.
  ///
  /// - Parameter name: The name; see ``LayoutNode/first(named:)``.
  /// - Returns: The same view; the name has no effect on layout.
  public func named(_ name: String) -> some View {
    NamedView(content: self, name: name)
  }
}
