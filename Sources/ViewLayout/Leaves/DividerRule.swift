/// The rule of a line: as long as it is offered, and one pixel thick.
final class DividerRule: NodeRule {
  private let orientation: StackOrientation

  /// Takes the axis of the stack that the line stands across.
  init(across orientation: StackOrientation) {
    self.orientation = orientation
  }

  private var axis: Axis { orientation.axis == .horizontal ? .vertical : .horizontal }

  var parameters: [RuleParameter]? { [RuleParameter("axis", axis)] }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    CGSize(
      along: axis,
      proposal.replacingUnspecifiedDimensions()[axis],
      across: 1 / node.surroundings.displayScale
    )
  }
}
