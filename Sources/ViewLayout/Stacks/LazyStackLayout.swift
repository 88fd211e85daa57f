/// Puts views one after the other, each of its ideal length along the stack, and takes the length
/// across that is offered.
struct LazyStackLayout: GuideForwardingLayout, Hashable {
  /// How the views are put one after the other.
  let solver: StackSolver

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    solver.spacing(of: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let cross = solver.axis.other
    let solution = solution(across: proposal[cross], subviews)
    return CGSize(
      along: solver.axis,
      solution.size[solver.axis],
      across: proposal[cross] ?? solution.size[cross]
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let solution = solution(across: bounds.size[solver.axis.other], subviews)
    let (whole, views) = (ViewDimensions(bounds.size), ViewDimensions(solution.size))
    let start = (whole[solver.alignment] - views[solver.alignment]).asOffset
    for (subview, piece) in zip(subviews, solution.pieces) {
      var origin = bounds.origin
      origin[solver.axis] += piece.mainOffset
      origin[solver.axis.other] += start + piece.crossOffset
      subview.place(at: origin, proposal: piece.proposal)
    }
  }

  private func solution(across cross: CGFloat?, _ subviews: Subviews) -> StackSolution {
    solver.solution(
      for: ProposedViewSize(along: solver.axis, nil, across: cross),
      subviews
    )
  }
}
