/// The rule of a view that takes what it is offered, with its child's middle at a point of it.
final class PositionRule: WrapperRule {
  private let point: CGPoint

  /// Takes the point; what is not finite counts as 0.
  init(_ point: CGPoint) {
    self.point = CGPoint(x: point.x.asOffset, y: point.y.asOffset)
  }

  var parameters: [RuleParameter]? { [RuleParameter("x", point.x), RuleParameter("y", point.y)] }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let child = node.child.size(for: proposal, asking: .offer)
    return proposal.replacingUnspecifiedDimensions(by: child)
  }

  func placement(
    of child: LayoutNode,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) -> Placement {
    let taken = child.size(for: ProposedViewSize(size), asking: .place)
    let middle = UnitPoint.center.offset(in: taken)
    return Placement(
      child,
      at: CGPoint(x: point.x - middle.x, y: point.y - middle.y),
      proposal: ProposedViewSize(size)
    )
  }
}
