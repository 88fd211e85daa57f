/// The rule of what is left free around a view.
final class PaddingRule: WrapperRule {
  let insets: EdgeInsets

  /// Takes what is left free along each edge; what is not finite counts as 0.
  init(_ insets: EdgeInsets) {
    self.insets = EdgeInsets(
      top: insets.top.asOffset,
      leading: insets.leading.asOffset,
      bottom: insets.bottom.asOffset,
      trailing: insets.trailing.asOffset
    )
  }

  var parameters: [RuleParameter]? {
    [
      RuleParameter("leading", insets.leading),
      RuleParameter("trailing", insets.trailing),
      RuleParameter("top", insets.top),
      RuleParameter("bottom", insets.bottom),
    ]
  }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let child = node.child.size(for: proposal.inset(by: insets), asking: .offer)
    return CGSize(
      width: child.width + insets.leading + insets.trailing,
      height: child.height + insets.top + insets.bottom
    )
  }

  func placement(
    of child: LayoutNode,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) -> Placement {
    Placement(
      child,
      at: CGPoint(x: insets.leading, y: insets.top),
      proposal: proposal.inset(by: insets)
    )
  }

  func spacing(of node: LayoutNode) -> ViewSpacing {
    node.child.spacing.resetting(insets.edges, node.surroundings.layoutDirection)
  }
}
