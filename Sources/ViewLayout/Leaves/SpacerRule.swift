/// The rule of a gap.
final class SpacerRule: NodeRule {
  private let minimum: CGFloat
  private let axes: [Axis]

  /// Takes the least length, in points, and the axes that the gap is long along.
  init(_ minimum: CGFloat, along axes: [Axis]) {
    self.minimum = minimum
    self.axes = axes
  }

  var parameters: [RuleParameter]? {
    [RuleParameter("minLength", minimum), RuleParameter("axes", axes)]
  }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    var size = CGSize.zero
    for axis in axes { size[axis] = max(proposal[axis] ?? minimum, minimum) }
    return size
  }

  func spacing(of node: LayoutNode) -> ViewSpacing {
    var edges: Edge.Set = []
    for axis in axes { edges.formUnion(axis == .horizontal ? .horizontal : .vertical) }
    return ViewSpacing(.any, 0, along: edges)
  }

  func priority(of node: LayoutNode) -> Double { -.infinity }
}
