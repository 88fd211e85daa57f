/// What watches the size that a view of another toolkit is given.
final class FrameObserver: ViewObserver {
  private(set) weak var node: LayoutNode?
  let kind = ObserverKind.frame
  var last: Any?
  var lastAction = 0

  private let action: (CGSize) -> Void

  /// Watches a node.
  init(_ node: LayoutNode, _ action: @escaping (CGSize) -> Void) {
    self.node = node
    self.action = action
  }

  func observe() -> ObservedChange? {
    guard let size = node?.layoutFrame?.size, last as? CGSize != size else { return nil }
    return ObservedChange(value: size) { [action] in action(size) }
  }

  func areEqual(_ left: Any?, _ right: Any?) -> Bool { areEqual(left, right, as: CGSize.self) }
}
