/// What is told when a view begins to be shown, and when it is shown no more.
final class AppearanceObserver: ViewObserver {
  private(set) weak var node: LayoutNode?
  let kind = ObserverKind.appearance
  var last: Any?
  var lastAction = 0

  /// Is told that the view is shown.
  var onAppear: () -> Void

  /// Is told that the view is shown no more.
  var onDisappear: () -> Void

  private weak var updates: UpdateQueue?

  /// Watches a node.
  init(
    _ node: LayoutNode,
    _ updates: UpdateQueue,
    onAppear: @escaping () -> Void,
    onDisappear: @escaping () -> Void
  ) {
    self.node = node
    self.updates = updates
    self.onAppear = onAppear
    self.onDisappear = onDisappear
  }

  func observe() -> ObservedChange? {
    let isShown = node?.place != nil
    guard isShown != wasShown else { return nil }
    return ObservedChange(value: isShown, action: isShown ? onAppear : onDisappear)
  }

  func areEqual(_ left: Any?, _ right: Any?) -> Bool { areEqual(left, right, as: Bool.self) }

  func leave() {
    if wasShown { updates?.afterUpdate(for: self, onDisappear) }
  }

  private var wasShown: Bool { lastValue(Bool.self) ?? false }
}
