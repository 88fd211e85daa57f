/// The rule of a line: as long as it is offered, and one pixel thick.
final class DividerRule: NodeRule {
  private let axis: Axis

  /// Takes the axis that the line lies along.
  init(along axis: Axis) {
    self.axis = axis
  }

  var parameters: [RuleParameter]? { [RuleParameter("axis", axis)] }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    CGSize(
      along: axis,
      proposal.replacingUnspecifiedDimensions()[axis],
      across: 1 / node.surroundings.displayScale
    )
  }
}
