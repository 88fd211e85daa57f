/// The node of a foreign view; none before it is made and when it is gone.
final class ForeignNode {
  /// The node.
  weak var node: LayoutNode?

  /// Makes the layout ask the view again.
  func invalidate() {
    node?.invalidate()
  }
}
