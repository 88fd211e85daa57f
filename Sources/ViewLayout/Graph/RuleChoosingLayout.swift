/// A layout that chooses the rule of its node by how many views are in it.
protocol RuleChoosingLayout: Layout {
  /// The rule of a node with so many views in it.
  func rule(childCount: Int) -> any NodeRule

  /// The axis along which it stacks views; `nil` for none.
  var stackOrientation: Axis? { get }
}

extension RuleChoosingLayout {
  var stackOrientation: Axis? { Self.layoutProperties.stackOrientation }
}

extension Layout {
  /// The rule of a node with so many views in it: the layout's own choice, otherwise one that asks
  /// it.
  func chosenRule(childCount: Int) -> any NodeRule {
    (self as? any RuleChoosingLayout)?.rule(childCount: childCount) ?? LayoutRule(self)
  }
}
