/// The rule of a view that is shown beside its place.
final class OffsetRule: WrapperRule {
  private let offset: CGSize

  /// Takes how far the view is moved; what is not finite counts as 0.
  init(_ offset: CGSize) {
    self.offset = CGSize(width: offset.width.asOffset, height: offset.height.asOffset)
  }

  var parameters: [RuleParameter]? {
    [RuleParameter("x", offset.width), RuleParameter("y", offset.height)]
  }

  func placements(
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> [Placement] {
    let origin = CGPoint(x: offset.width, y: offset.height)
    return [Placement(node.child, at: origin, proposal: proposal)]
  }

  func priority(of node: LayoutNode) -> Double { node.child.priority }
}
