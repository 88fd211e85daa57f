/// The rule of a frame whose lengths are given.
final class FixedFrameRule: WrapperRule {
  let lengths: ProposedViewSize
  private let isValid: Bool
  private let alignment: Alignment

  /// Takes the lengths in points, of which `nil` leaves that of the child, and where this stands.
  ///
  /// - Parameters:
  ///   - lengths: The lengths; one that is negative or not finite is left out with a warning.
  ///   - alignment: The guides of the frame on which those of the child lie.
  init(_ lengths: ProposedViewSize, _ alignment: Alignment) {
    var valid = lengths
    for axis in Axis.allCases {
      guard let length = lengths[axis], length < 0 || !length.isFinite else { continue }
      valid[axis] = nil
    }
    self.lengths = valid
    isValid = valid == lengths
    self.alignment = alignment
  }

  var parameters: [RuleParameter]? {
    [
      RuleParameter("width", lengths.width),
      RuleParameter("height", lengths.height),
      RuleParameter("alignment", alignment),
    ]
  }

  /// What is reported of its lengths has to be the same too.
  func isEquivalent(to other: any NodeRule) -> Bool {
    hasSameParameters(as: other) && (other as? FixedFrameRule)?.isValid == isValid
  }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    if !isValid { node.warn(.invalidFrameLength) }
    if let width = lengths.width, let height = lengths.height {
      return CGSize(width: width, height: height)
    }
    let child = node.child.size(for: inner(proposal), asking: .offer)
    return lengths.replacingUnspecifiedDimensions(by: child)
  }

  func placement(
    of child: LayoutNode,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) -> Placement {
    .aligned(child, on: alignment, of: ViewDimensions(size), proposal: inner(proposal))
  }

  func spacing(of node: LayoutNode) -> ViewSpacing {
    var edges: Edge.Set = []
    if lengths.width != nil { edges.formUnion(.horizontal) }
    if lengths.height != nil { edges.formUnion(.vertical) }
    return node.child.spacing.resetting(edges, node.surroundings.layoutDirection)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: lengths.width ?? proposal.width,
      height: lengths.height ?? proposal.height
    )
  }
}
