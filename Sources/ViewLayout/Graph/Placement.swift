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

  /// Puts a node in the middle of a container.
  static func centered(
    _ node: LayoutNode,
    in bounds: CGRect,
    proposal: ProposedViewSize
  ) -> Placement {
    let size = node.size(for: proposal, asking: .place)
    return Placement(
      node,
      at: CGPoint(
        x: bounds.minX + middle(of: bounds.width, size.width),
        y: bounds.minY + middle(of: bounds.height, size.height)
      ),
      proposal: proposal
    )
  }

  /// Puts a node so that its guides lie on those of the container.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - alignment: The guides that meet.
  ///   - container: The container, whose guides are taken.
  ///   - proposal: What the node is offered.
  /// - Returns: The placement; where a length is infinite, at the container's leading or upper edge.
  static func aligned(
    _ node: LayoutNode,
    on alignment: Alignment,
    of container: ViewDimensions,
    proposal: ProposedViewSize
  ) -> Placement {
    let own = node.dimensions(in: proposal, asking: .place)
    func offset(_ axis: Axis) -> CGFloat {
      let key = alignment.key(along: axis)
      return (container[key] - own[key]).asOffset
    }
    return Placement(
      node,
      at: CGPoint(x: offset(.horizontal), y: offset(.vertical)),
      proposal: proposal
    )
  }

  /// Where a guide is that the node tells itself, in the parent's space; `nil` if it does not.
  func explicitGuide(_ key: AlignmentKey) -> CGFloat? {
    node.dimensions(in: proposal, asking: .place)[explicit: key].map { origin[key.axis] + $0 }
  }

  private static func middle(of whole: CGFloat, _ part: CGFloat) -> CGFloat {
    ((whole - part) / 2).asOffset
  }
}
