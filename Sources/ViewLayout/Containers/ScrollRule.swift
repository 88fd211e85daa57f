/// The rule of a view that scrolls: as long as it is offered along its axes, and as its content
/// across.
final class ScrollRule: ViewOfOneRule {
  let axes: Axis.Set

  /// Takes the axes along which the content can be longer.
  init(_ axes: Axis.Set) {
    self.axes = axes
  }

  var parameters: [RuleParameter]? { [RuleParameter("axes", axes)] }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    var size = node.child.size(for: inner(proposal), asking: .ideal)
    for axis in Axis.allCases where axes.contains(axis) {
      size[axis] = proposal[axis] ?? size[axis]
    }
    return size
  }

  func placement(
    of child: LayoutNode,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) -> Placement {
    Placement(child, proposal: inner(proposal))
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { .box(node.surroundings.layoutDirection) }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    for axis in Axis.allCases where axes.contains(axis) { inner[axis] = nil }
    return inner
  }
}
