/// Where a subview stands in its container, and what it is offered there.
struct SubviewPlacement {
  /// Its top leading corner, in points, x towards the trailing edge.
  let origin: CGPoint

  /// What it is offered; its answer is its size.
  let proposal: ProposedViewSize

  /// Puts a subview at a point.
  init(at origin: CGPoint, proposal: ProposedViewSize) {
    (self.origin, self.proposal) = (origin, proposal)
  }

  /// Puts a subview so that its guides lie on those of its container; where a length is infinite,
  /// at the leading or upper edge.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - alignment: The guides that meet.
  ///   - container: The container, whose guides are taken.
  ///   - proposal: What the view is offered.
  init(
    aligning view: any ContainedView,
    on alignment: Alignment,
    of container: ViewDimensions,
    proposal: ProposedViewSize
  ) {
    let own = view.dimensions(in: proposal, asking: .place)
    func offset(_ axis: Axis) -> CGFloat {
      let key = alignment.key(along: axis)
      return (container[key] - own[key]).asOffset
    }
    self.init(at: CGPoint(x: offset(.horizontal), y: offset(.vertical)), proposal: proposal)
  }

  /// Puts a subview in the middle of its container; where a length is infinite, at its edge.
  init(centering view: any ContainedView, in bounds: CGRect, proposal: ProposedViewSize) {
    let size = view.size(for: proposal, asking: .place)
    func start(_ axis: Axis) -> CGFloat {
      bounds.origin[axis] + ((bounds.size[axis] - size[axis]) / 2).asOffset
    }
    self.init(at: CGPoint(x: start(.horizontal), y: start(.vertical)), proposal: proposal)
  }
}
