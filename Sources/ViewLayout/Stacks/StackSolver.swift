/// Gives the views of a stack their room.
struct StackSolver: Hashable {
  /// The direction of stacking: the main axis.
  let axis: Axis

  /// The guide on which the views lie.
  let alignment: AlignmentKey

  /// What is left between two views, in points; `nil` leaves it to them.
  let spacing: CGFloat?

  /// The views of a stack with their proposals, sizes and places.
  ///
  /// - Parameters:
  ///   - proposal: What the stack is offered; `nil` along it lets each view have its ideal length.
  ///   - subviews: The views.
  /// - Returns: One piece for each view, in their order, and the size of the stack.
  /// - Complexity: O(*n* log *n*) in the views, each of which is asked four times at most.
  func solution(for proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> StackSolution {
    let gaps = gaps(between: subviews)
    guard let length = proposal[axis] else {
      let ideal = subviews.map { offer(nil, across: proposal[axis.other], to: $0, asking: .ideal) }
      return StackSolution(ideal, gaps, self)
    }
    var offers = [StackOffer?](repeating: nil, count: subviews.count)
    var sharing = RoomSharing(priorities: subviews.map(\.priority)) { index, length, question in
      let made = offer(length, across: proposal[axis.other], to: subviews[index], asking: question)
      if question == .offer { offers[index] = made }
      return made.dimensions.size[axis]
    }
    if let listener = (subviews.first?.view as? LayoutNode)?.ledger.listener {
      sharing.listener = { index, offer in
        guard let node = subviews[index].view as? LayoutNode else { return }
        listener.shares(offer, along: axis, with: node)
      }
    }
    sharing.share(length - gaps.reduce(0, +))
    return StackSolution(offers.compactMap(\.self), gaps, self)
  }

  /// Places the views of a stack; what was not proposed across it is now its own length there.
  func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
    var final = proposal
    if final[axis.other] == nil { final[axis.other] = bounds.size[axis.other] }
    let solution = solution(for: final, subviews)
    for (subview, piece) in zip(subviews, solution.pieces) {
      var origin = bounds.origin
      origin[axis] += piece.mainOffset
      origin[axis.other] += piece.crossOffset
      subview.place(at: origin, proposal: piece.proposal)
    }
  }

  /// What a stack prefers to leave free around itself.
  func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
    var spacing = ViewSpacing()
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for subview in subviews { spacing.formUnion(subview.spacing, edges: across) }
    if let first = subviews.first {
      spacing.formUnion(first.spacing, edges: Edge.Set(.start(of: axis)))
    }
    if let last = subviews.last {
      spacing.formUnion(last.spacing, edges: Edge.Set(.end(of: axis)))
    }
    return spacing
  }

  /// What is left before each view but the first, in points.
  private func gaps(between subviews: LayoutSubviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { former, latter in
      (spacing ?? former.spacing.distance(to: latter.spacing, along: axis)).asOffset
    }
  }

  /// What a view is offered, and what it takes.
  private func offer(
    _ main: CGFloat?,
    across cross: CGFloat?,
    to subview: LayoutSubview,
    asking question: Question
  ) -> StackOffer {
    let proposal = ProposedViewSize(along: axis, main, across: cross)
    return StackOffer(
      proposal: proposal,
      dimensions: subview.view.dimensions(in: proposal, asking: question)
    )
  }
}
