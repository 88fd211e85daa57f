/// Gives the views of a stack their room.
struct StackSolver {
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
  /// - Complexity: O(*n* log *n*) in the views, each of which is asked three times at most.
  func solution(for proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> StackSolution {
    let gaps = gaps(between: subviews)
    guard let length = proposal[axis] else {
      let ideal = subviews.map { offer(nil, across: proposal[axis.other], to: $0, asking: .ideal) }
      return StackSolution(ideal, gaps, self)
    }
    let offers = offers(
      of: length - gaps.reduce(0, +),
      across: proposal[axis.other],
      to: subviews
    )
    return StackSolution(offers, gaps, self)
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
      spacing ?? former.spacing.distance(to: latter.spacing, along: axis)
    }
  }
}

extension StackSolver {
  /// Offers each view its part of the room along the stack.
  ///
  /// Views of the highest priority come first, and leave those of lower ones as much as these need at
  /// least. Of equal priority the least flexible come first; each is offered an equal part of what is
  /// left to them.
  ///
  /// - Parameters:
  ///   - room: The room without gaps, in points; may be negative.
  ///   - cross: What is proposed across the stack.
  ///   - subviews: The views.
  /// - Returns: The offers, in the order of the views.
  private func offers(
    of room: CGFloat,
    across cross: CGFloat?,
    to subviews: LayoutSubviews
  ) -> [StackOffer] {
    var offers = [StackOffer?](repeating: nil, count: subviews.count)
    let groups = Dictionary(grouping: subviews.indices) { subviews[$0].priority }
      .sorted { $0.key > $1.key }.map(\.value)
    let reserved = groups.dropFirst().map { group in
      group.reduce(0) { $0 + minimum(of: subviews[$1], across: cross) }
    }
    var available = subtract(reserved.reduce(0, +), from: room)
    for (position, group) in groups.enumerated() {
      if position > 0 { available += reserved[position - 1] }
      var remaining = CGFloat(group.count)
      for index in ordered(group, subviews, across: cross) {
        let share = (available / remaining).asLength
        let made = offer(share, across: cross, to: subviews[index], asking: .offer)
        available = subtract(made.dimensions.size[axis], from: available)
        remaining -= 1
        offers[index] = made
      }
    }
    return offers.compactMap(\.self)
  }

  /// The views of one priority in the order in which they are offered room; one alone is not probed.
  private func ordered(
    _ group: [Int],
    _ subviews: LayoutSubviews,
    across cross: CGFloat?
  ) -> [Int] {
    guard group.count > 1 else { return group }
    let probed = group.map { index in
      let least = minimum(of: subviews[index], across: cross)
      let most = length(of: subviews[index], .infinity, cross, asking: .maximumProbe)
      return (index: index, flexibility: Flexibility(from: least, to: most))
    }
    // The index makes the order one of its own where flexibilities are equal.
    return probed.sorted { former, latter in
      if former.flexibility.precedes(latter.flexibility) { return true }
      if latter.flexibility.precedes(former.flexibility) { return false }
      return former.index < latter.index
    }.map(\.index)
  }

  private func minimum(of subview: LayoutSubview, across cross: CGFloat?) -> CGFloat {
    length(of: subview, 0, cross, asking: .minimumProbe)
  }

  private func length(
    of subview: LayoutSubview,
    _ main: CGFloat,
    _ cross: CGFloat?,
    asking question: Question
  ) -> CGFloat {
    subview.node.size(for: ProposedViewSize(along: axis, main, across: cross), asking: question)[
      axis
    ]
  }

  private func offer(
    _ main: CGFloat?,
    across cross: CGFloat?,
    to subview: LayoutSubview,
    asking question: Question
  ) -> StackOffer {
    let proposal = ProposedViewSize(along: axis, main, across: cross)
    return StackOffer(
      proposal: proposal,
      dimensions: subview.node.dimensions(in: proposal, asking: question)
    )
  }

  /// A difference; infinity less infinity leaves infinity.
  private func subtract(_ length: CGFloat, from room: CGFloat) -> CGFloat {
    let rest = room - length
    return rest.isNaN ? room : rest
  }
}
