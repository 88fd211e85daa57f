/// The rule of a shape.
final class ShapeRule: NodeRule {
  private let shape: any Shape

  /// Takes a shape.
  init(_ shape: any Shape) {
    self.shape = shape
  }

  var parameters: [RuleParameter]? { RuleParameter.list("shape", shape) }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
