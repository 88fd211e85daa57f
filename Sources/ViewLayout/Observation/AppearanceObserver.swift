/// What is told once when a view is shown, and once when it has gone.
final class AppearanceObserver: ViewObserver {
  var node: LayoutNode? { nil }
  let kind = ObserverKind.appearance
  var last: Any?

  /// Is told that the view is shown.
  var onAppear: () -> Void

  /// Is told that the view has gone.
  var onDisappear: () -> Void

  private let updates: UpdateQueue

  /// Watches a view.
  init(
    _ updates: UpdateQueue,
    onAppear: @escaping () -> Void,
    onDisappear: @escaping () -> Void
  ) {
    self.updates = updates
    self.onAppear = onAppear
    self.onDisappear = onDisappear
  }

  func observe() -> Observation? {
    guard last == nil else { return nil }
    return Observation(value: true, action: onAppear)
  }

  func areEqual(_ left: Any?, _ right: Any?) -> Bool { (left == nil) == (right == nil) }

  func leave() {
    if last != nil { updates.afterUpdate(onDisappear) }
  }
}
