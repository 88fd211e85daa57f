/// The views of a content whose nodes are changed after they are built.
struct AdjustedView<Content: View>: PrimitiveView {
  typealias Body = Never

  /// The views.
  let content: Content

  /// Changes a node.
  let adjust: (LayoutNode) -> Void

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let nodes = context.nodes(of: content)
    nodes.forEach(adjust)
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
    AdjustedView(content: self) { $0.layoutValues[ObjectIdentifier(key)] = value }
  }

  /// Names the view, so that its node can be found and told from others.
  ///
  /// - Parameter name: The name; see ``LayoutNode/first(named:)``.
  /// - Returns: The same view; the name has no effect on layout.
  public func named(_ name: String) -> some View {
    AdjustedView(content: self) { $0.name = name }
  }
}
