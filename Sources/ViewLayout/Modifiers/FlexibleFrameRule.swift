/// The rule of a frame whose lengths have limits.
final class FlexibleFrameRule: WrapperRule {
  let width: FlexibleLength
  let height: FlexibleLength
  private let alignment: Alignment

  /// Takes the limits, and the guides of the frame on which those of the child lie.
  init(_ width: FlexibleLength, _ height: FlexibleLength, _ alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  var parameters: [RuleParameter]? {
    width.parameters("Width") + height.parameters("Height")
      + [RuleParameter("alignment", alignment)]
  }

  /// What is reported of its lengths has to be the same too.
  func isEquivalent(to other: any NodeRule) -> Bool {
    guard hasSameParameters(as: other), let other = other as? FlexibleFrameRule else {
      return false
    }
    return width.problems == other.width.problems && height.problems == other.height.problems
  }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    for problem in width.problems + height.problems { node.warn(problem) }
    let known = (width: width.answer(proposal.width), height: height.answer(proposal.height))
    if let width = known.width, let height = known.height {
      return CGSize(width: width, height: height)
    }
    let inner = ProposedViewSize(
      width: width.inner(proposal.width),
      height: height.inner(proposal.height)
    )
    let child = node.child.size(for: inner, asking: .offer)
    return CGSize(
      width: known.width ?? width.answer(proposal.width, child: child.width),
      height: known.height ?? height.answer(proposal.height, child: child.height)
    )
  }

  func placement(
    of child: LayoutNode,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) -> Placement {
    let final = ProposedViewSize(
      width: width.final(size.width, proposal.width),
      height: height.final(size.height, proposal.height)
    )
    return .aligned(child, on: alignment, of: ViewDimensions(size), proposal: final)
  }

  func spacing(of node: LayoutNode) -> ViewSpacing {
    var edges: Edge.Set = []
    if width.isFlexible { edges.formUnion(.horizontal) }
    if height.isFlexible { edges.formUnion(.vertical) }
    return node.child.spacing.resetting(edges, node.surroundings.layoutDirection)
  }
}
