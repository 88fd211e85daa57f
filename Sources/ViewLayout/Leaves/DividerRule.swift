/// The rule of a line: as long as it is offered, and always as thick.
final class DividerRule: NodeRule {
  private let orientation: StackOrientation
  private let thickness: CGFloat

  /// Takes the axis of the stack that the line stands across, and how thick it is, in points.
  init(across orientation: StackOrientation, thickness: CGFloat) {
    (self.orientation, self.thickness) = (orientation, thickness)
  }

  private var axis: Axis { orientation.axis == .horizontal ? .vertical : .horizontal }

  var parameters: [RuleParameter]? {
    [RuleParameter("axis", axis), RuleParameter("thickness", thickness)]
  }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    CGSize(
      along: axis,
      proposal.replacingUnspecifiedDimensions()[axis],
      across: thickness
    )
  }
}
