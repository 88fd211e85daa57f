/// Views that watch a value.
private struct ValueWatch<Content: View, Value: Equatable>: PrimitiveView {
  typealias Body = Never

  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let observer = context.slot.observe(nil) {
      ValueObserver(value, isInitial: isInitial, action)
    }
    let nodes = context.nodes(of: content)
    (observer.value, observer.action, observer.subject) = (value, action, nodes.first)
    return nodes
  }
}

extension View {
  /// Tells that a value has changed, once the views made from it are laid out.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether the first value is told too.
  ///   - action: Is told the value before and the value now, which are the same the first time.
  /// - Returns: The same view, to layout.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ValueWatch(content: self, value: value, isInitial: initial, action: action)
  }

  /// Tells that a value has changed, once the views made from it are laid out.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether the first value is told too.
  ///   - action: Is called.
  /// - Returns: The same view, to layout.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}
