extension LayoutNode {
  /// The node that a modifier wraps; `nil` if this node is a view.
  var wrapped: LayoutNode? {
    if let layered = rule as? LayeredRule { return layered.primary(of: self) }
    guard rule is any WrapperRule, !(rule is any ViewOfOneRule), !(rule is TransparentRule)
    else {
      return nil
    }
    return children.first
  }

  /// The view that modifiers wrap, the node itself if it is one.
  var innermostView: LayoutNode { wrapped?.innermostView ?? self }

  /// The outermost modifier of a node, the node itself if it has none.
  var outermostWrapper: LayoutNode {
    guard let parent, parent.wrapped === self else { return self }
    return parent.outermostWrapper
  }

  /// The view that the node and its modifiers stand in; `nil` for the root.
  var container: LayoutNode? { outermostWrapper.parent?.innermostView }

  /// The kind of view as it is written in Swift.
  public var viewName: String {
    switch kind {
    case "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout": String(kind.dropLast(6))
    default: kind
    }
  }
}
