/// The rule of a node that has one child, whose guides and spacing are its own too.
protocol WrapperRule: NodeRule {
  /// Where the child stands in a node that answered a proposal with a size.
  func placement(
    of child: LayoutNode,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) -> Placement
}

/// The rule of a view that is no modifier of its only child, such as one that scrolls.
protocol ViewOfOneRule: WrapperRule {}

extension WrapperRule {
  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    node.child.size(for: proposal, asking: .offer)
  }

  func placement(
    of child: LayoutNode,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) -> Placement {
    Placement(child, proposal: proposal)
  }

  func placements(
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> [Placement] {
    [placement(of: node.child, in: size, for: proposal)]
  }

  func explicitGuide(
    _ key: AlignmentKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> CGFloat? {
    placement(of: node.child, in: size, for: proposal).explicitGuide(key)
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { node.child.spacing }
}
