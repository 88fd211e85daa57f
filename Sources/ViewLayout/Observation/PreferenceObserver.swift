/// What watches what views say.
final class PreferenceObserver<Key: PreferenceKey>: ViewObserver where Key.Value: Equatable {
  private(set) weak var node: LayoutNode?
  let kind = ObserverKind.preference
  var last: Any?

  /// Is told what is said now.
  var action: (Key.Value) -> Void

  /// Watches what a node and those in it say.
  init(_ node: LayoutNode, _ action: @escaping (Key.Value) -> Void) {
    self.node = node
    self.action = action
  }

  func observe() -> Observation? {
    guard let node else { return nil }
    let value = node.preference(Key.self) ?? Key.defaultValue
    if let earlier = last as? Key.Value, earlier == value { return nil }
    return Observation(value: value) { [action] in action(value) }
  }

  func areEqual(_ left: Any?, _ right: Any?) -> Bool { left as? Key.Value == right as? Key.Value }
}
