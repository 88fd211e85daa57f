/// The views of a content whose nodes are changed after they are built.
struct AdjustedView<Content: View>: PrimitiveView {
  typealias Body = Never

  /// The views.
  let content: Content

  /// Changes a node by how many views are around this one, and tells whether the node's container has to
  /// look at it again.
  let adjust: (_ node: LayoutNode, _ depth: Int) -> Bool

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let nodes = context.nodes(of: content)
    for node in nodes where adjust(node, context.slot.depth) { node.invalidate() }
    return nodes
  }
}

extension View {
  /// Gives the view a value for its container's layout.
  ///
  /// - Parameters:
  ///   - key: The key under which the layout finds it.
  ///   - value: The value.
  /// - Returns: The view with the value, which modifiers around it leave readable.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    AdjustedView(content: self) { $0.setLayoutValue(value, for: key, depth: $1) }
  }

  /// Names the view, so that its node can be found and told from others.
  ///
  /// - Parameter name: The name; see ``LayoutNode/first(named:)``.
  /// - Returns: The same view; the name has no effect on layout.
  public func named(_ name: String) -> some View {
    NamedView(content: self, name: name)
  }
}
