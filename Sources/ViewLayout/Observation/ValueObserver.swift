/// What watches a value that a view is made from.
final class ValueObserver<Value: Equatable>: ViewObserver {
  var node: LayoutNode? { nil }
  weak var subject: LayoutNode?
  let kind = ObserverKind.value
  var last: Any?
  var lastAction = 0

  /// The value as the view was made from it last.
  var value: Value

  /// Whether the value with which the watch begins is told too.
  let isInitial: Bool

  /// Is told the value before and the value now.
  var action: (Value, Value) -> Void

  /// Watches a value.
  init(_ value: Value, isInitial: Bool, _ action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.isInitial = isInitial
    self.action = action
  }

  func observe() -> ObservedChange? {
    if last == nil, !isInitial { last = value }
    let earlier = lastValue(Value.self)
    guard value != earlier else { return nil }
    return ObservedChange(value: value) { [action, value] in action(earlier ?? value, value) }
  }

  var repetition: (() -> Void)? {
    lastValue(Value.self).map { value in { [action] in action(value, value) } }
  }

  func areEqual(_ left: Any?, _ right: Any?) -> Bool { areEqual(left, right, as: Value.self) }
}
