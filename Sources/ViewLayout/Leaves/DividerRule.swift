/// The rule of a line: as long as it is offered, and always as thick.
final class DividerRule: NodeRule {
  private let axis: Axis
  private let thickness: CGFloat

  /// Takes the axis that the line lies along, and how thick it is, in points.
  init(along axis: Axis, thickness: CGFloat) {
    (self.axis, self.thickness) = (axis, thickness)
  }

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
