/// The rule of a shape.
final class ShapeRule: NodeRule {
  private let size: (ProposedViewSize) -> CGSize

  let parameters: [RuleParameter]?

  /// Takes a shape that always answers alike.
  init(_ shape: any Shape) {
    size = { [shape] in shape.sizeThatFits($0) }
    parameters = RuleParameter.list("shape", shape)
  }

  /// Takes the answers of a shape that follow from other values too.
  init(answering size: @escaping (ProposedViewSize) -> CGSize) {
    self.size = size
    parameters = nil
  }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize { size(proposal) }
}
