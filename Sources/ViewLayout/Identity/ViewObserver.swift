/// What watches a view, and acts once its value has changed.
protocol ViewObserver: AnyObject {
  /// The node that is watched; `nil` if it is a value that is watched.
  var node: LayoutNode? { get }

  /// The node of the view that the observer is written at; `nil` if that has none.
  var subject: LayoutNode? { get }

  /// What is observed.
  var kind: ObserverKind { get }

  /// What was seen last; `nil` before the first look.
  var last: Any? { get set }

  /// The number of the last action that was run for it, other than to try it; 0 for none.
  var lastAction: Int { get set }

  /// Tells the action once more what it was told last; `nil` if that makes no sense.
  var repetition: (() -> Void)? { get }

  /// Looks at the views as they are laid out now.
  ///
  /// - Returns: What is seen, and what to do about it; `nil` if nothing has changed since the last
  ///   look.
  func observe() -> ObservedChange?

  /// Whether two values that were seen are alike.
  func areEqual(_ left: Any?, _ right: Any?) -> Bool

  /// Ends the watch, as the view has gone.
  func leave()
}

extension ViewObserver {
  var subject: LayoutNode? { node }

  var repetition: (() -> Void)? { nil }

  func leave() {}

  /// What was seen last, as the type that it has; `nil` before the first look.
  ///
  /// A value that is itself `nil` has been seen.
  func lastValue<Value>(_ type: Value.Type) -> Value? {
    guard let last else { return nil }
    return last as? Value
  }

  /// Whether two values of a type are alike; before the first look there is none.
  func areEqual<Value: Equatable>(_ left: Any?, _ right: Any?, as type: Value.Type) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left as? Value == right as? Value
  }
}
