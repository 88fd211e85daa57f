/// Views whose geometry is watched.
private struct GeometryWatch<Content: View, Value: Equatable>: PrimitiveView {
  typealias Body = Never

  let content: Content
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let nodes = context.nodes(of: content)
    for node in nodes {
      let observer = context.slot.observe(node) { GeometryObserver(node, transform, action) }
      (observer.transform, observer.action) = (transform, action)
    }
    return nodes
  }
}

extension View {
  /// Tells what has changed in the geometry of the view, once it is laid out.
  ///
  /// The action runs after the layout, for the first value too. What it changes is laid out again,
  /// so it must not feed the geometry that it is told of.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: What is watched of the geometry.
  ///   - action: Is told the value.
  /// - Returns: The same view, to layout.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    GeometryWatch(content: self, transform: transform) { action($1) }
  }

  /// Tells what has changed in the geometry of the view, once it is laid out.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: What is watched of the geometry.
  ///   - action: Is told the value before and the value now, which are the same the first time.
  /// - Returns: The same view, to layout.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    GeometryWatch(content: self, transform: transform, action: action)
  }
}
