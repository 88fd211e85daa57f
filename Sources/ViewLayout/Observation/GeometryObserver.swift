/// What watches the geometry of a view.
final class GeometryObserver<Value: Equatable>: ViewObserver {
  private(set) weak var node: LayoutNode?
  let kind = ObserverKind.geometry
  var last: Any?
  var lastAction = 0

  /// What is watched of the geometry.
  var transform: (GeometryProxy) -> Value

  /// Is told the value before and the value now, which are the same the first time.
  var action: (Value, Value) -> Void

  /// Watches a node.
  init(
    _ node: LayoutNode,
    _ transform: @escaping (GeometryProxy) -> Value,
    _ action: @escaping (Value, Value) -> Void
  ) {
    self.node = node
    self.transform = transform
    self.action = action
  }

  func observe() -> ObservedChange? {
    guard let node, node.place != nil else { return nil }
    let value = transform(GeometryProxy(node))
    let earlier = lastValue(Value.self)
    guard value != earlier else { return nil }
    return ObservedChange(value: value) { [action] in action(earlier ?? value, value) }
  }

  var repetition: (() -> Void)? {
    lastValue(Value.self).map { value in { [action] in action(value, value) } }
  }

  func areEqual(_ left: Any?, _ right: Any?) -> Bool { areEqual(left, right, as: Value.self) }
}
