/// How a node answers and what it does with its children: one kind of view.
///
/// A rule is asked only through its ``LayoutNode``, which remembers the answers. It must answer the
/// same question in the same way until the node is given another rule or one of its children changes.
protocol NodeRule: AnyObject {
  /// The size that the node takes of a proposal of lengths and `nil`.
  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize

  /// Where the children stand in a node that answered a proposal with a size.
  ///
  /// - Returns: One placement for each child that is shown, in the order in which they are painted.
  func placements(
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> [Placement]

  /// Where a guide is that the node tells itself; `nil` leaves it to the guide.
  func explicitGuide(
    _ key: AlignmentKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> CGFloat?

  /// What the node prefers to leave free around itself.
  func spacing(of node: LayoutNode) -> ViewSpacing

  /// The order in which the node is given room by its container.
  func priority(of node: LayoutNode) -> Double

  /// Forgets what follows from the children, one of which has changed.
  func childrenChanged()
}

extension NodeRule {
  func placements(
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> [Placement] { [] }

  func explicitGuide(
    _ key: AlignmentKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> CGFloat? { nil }

  func spacing(of node: LayoutNode) -> ViewSpacing { .box(node.environment.layoutDirection) }

  func priority(of node: LayoutNode) -> Double { 0 }

  func childrenChanged() {}
}
