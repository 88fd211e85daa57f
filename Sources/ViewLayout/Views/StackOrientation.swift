/// The axis of the stack that views are directly in.
///
/// Views without a container stand in a stack only if they are several, which is known once all are
/// made.
final class StackOrientation {
  /// The axis; `nil` outside of stacks.
  private(set) var axis: Axis?

  private var isDecided: Bool
  private var followers: [LayoutNode] = []

  /// Takes the axis of a stack, or `nil` for no stack.
  init(_ axis: Axis?) {
    self.axis = axis
    isDecided = true
  }

  /// Takes the axis of a stack that is one only if its views are several.
  init(ifSeveral axis: Axis?) {
    self.axis = axis
    isDecided = axis == nil
  }

  /// Notes that a node answers by the axis.
  func add(_ node: LayoutNode) {
    if !isDecided { followers.append(node) }
  }

  /// Tells how many views there are; one stands in no stack.
  func decide(count: Int) {
    guard !isDecided else { return }
    if count == 1 {
      axis = nil
      for node in followers { node.invalidate() }
    }
    (isDecided, followers) = (true, [])
  }
}
