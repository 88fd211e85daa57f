/// What watches what views say.
final class PreferenceObserver<Key: PreferenceKey>: ViewObserver where Key.Value: Equatable {
  private(set) weak var node: LayoutNode?
  let kind = ObserverKind.preference
  var last: Any?
  var lastAction = 0

  /// Is told what is said now.
  var action: (Key.Value) -> Void

  /// Watches what a node and those in it say.
  init(_ node: LayoutNode, _ action: @escaping (Key.Value) -> Void) {
    self.node = node
    self.action = action
  }

  func observe() -> ObservedChange? {
    guard let node, node.place != nil else { return nil }
    let value = node.preference(Key.self) ?? Key.defaultValue
    if let earlier = lastValue(Key.Value.self), earlier == value { return nil }
    return ObservedChange(value: value) { [action] in action(value) }
  }

  var repetition: (() -> Void)? {
    lastValue(Key.Value.self).map { value in { [action] in action(value) } }
  }

  func areEqual(_ left: Any?, _ right: Any?) -> Bool { areEqual(left, right, as: Key.Value.self) }
}
