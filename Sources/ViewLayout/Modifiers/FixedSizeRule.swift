/// The rule of a view that has its ideal length on some axes.
final class FixedSizeRule: WrapperRule {
  let axes: Axis.Set

  /// Takes the axes.
  init(_ axes: Axis.Set) {
    self.axes = axes
  }

  var parameters: [RuleParameter]? { [RuleParameter("axes", axes)] }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    node.child.size(for: inner(proposal), asking: .ideal)
  }

  func placement(
    of child: LayoutNode,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) -> Placement {
    Placement(child, proposal: inner(proposal))
  }

  func priority(of node: LayoutNode) -> Double { node.child.priority }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
  }
}
