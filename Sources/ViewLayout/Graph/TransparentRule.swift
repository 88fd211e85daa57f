/// The rule of a node that is in every way as its child.
final class TransparentRule: WrapperRule {
  var parameters: [RuleParameter]? { [] }

  func priority(of node: LayoutNode) -> Double { node.child.priority }
}
