/// The rule of a gap.
final class SpacerRule: NodeRule {
  private let minimum: CGFloat
  private let orientation: StackOrientation

  /// Takes the least length, in points, and the axis that the gap is long along; without one, it is
  /// both.
  init(_ minimum: CGFloat, along orientation: StackOrientation) {
    self.minimum = minimum
    self.orientation = orientation
  }

  private var axes: [Axis] { orientation.axis.map { [$0] } ?? Axis.allCases }

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
