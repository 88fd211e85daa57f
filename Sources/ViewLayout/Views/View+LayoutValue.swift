/// Views that carry a value for their container's layout.
private struct ValueView<Content: View, Key: LayoutValueKey>: PrimitiveView {
  typealias Body = Never

  let content: Content
  let key: Key.Type
  let value: Key.Value

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let nodes = context.nodes(of: content)
    for node in nodes where node.setLayoutValue(value, for: key, depth: context.slot.depth) {
      node.invalidate()
    }
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
    ValueView(content: self, key: key, value: value)
  }
}
