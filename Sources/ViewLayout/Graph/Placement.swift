/// Where a node stands in its parent, and what it is offered there.
struct Placement {
  /// The node.
  let node: LayoutNode

  /// Its top leading corner in the parent's space, in points, x towards the trailing edge.
  let origin: CGPoint

  /// What it is offered; its answer is its size.
  let proposal: ProposedViewSize

  /// Puts a node at a point.
  init(_ node: LayoutNode, at origin: CGPoint = .zero, proposal: ProposedViewSize) {
    self.node = node
    self.origin = origin
    self.proposal = proposal
  }

  /// Puts a node where its container has put it.
  init(_ node: LayoutNode, _ placement: SubviewPlacement) {
    self.init(node, at: placement.origin, proposal: placement.proposal)
  }

  /// Puts a node in the middle of a container.
  static func centered(
    _ node: LayoutNode,
    in bounds: CGRect,
    proposal: ProposedViewSize
  ) -> Placement {
    Placement(node, SubviewPlacement(centering: node, in: bounds, proposal: proposal))
  }

  /// Puts a node so that its guides lie on those of the container.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - alignment: The guides that meet.
  ///   - container: The container, whose guides are taken.
  ///   - proposal: What the node is offered.
  /// - Returns: The placement; where a length is infinite, at the container's leading or upper
  ///   edge.
  static func aligned(
    _ node: LayoutNode,
    on alignment: Alignment,
    of container: ViewDimensions,
    proposal: ProposedViewSize
  ) -> Placement {
    let placement = SubviewPlacement(
      aligning: node,
      on: alignment,
      of: container,
      proposal: proposal
    )
    return Placement(node, placement)
  }

  /// Where a guide is that the node tells itself, in the parent's space; `nil` if it does not.
  func explicitGuide(_ key: AlignmentKey) -> CGFloat? {
    node.dimensions(in: proposal, asking: .place)[explicit: key].map { origin[key.axis] + $0 }
  }
}
