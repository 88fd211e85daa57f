/// The views of a stack with their places, and the size of the stack.
struct StackSolution {
  /// The views, in their order.
  private(set) var pieces: [Piece] = []

  /// The size of the stack, in points.
  let size: CGSize

  /// A view of a stack.
  struct Piece {
    /// What it is offered.
    let proposal: ProposedViewSize

    /// From where the stack begins, along it, in points.
    let mainOffset: CGFloat

    /// From the leading or upper edge of the stack, across it, in points.
    let crossOffset: CGFloat
  }

  /// Puts views one after the other along a stack, and across it on a guide.
  ///
  /// The stack is as long across as what the views cover together with the line that they are
  /// aligned on. A view that is infinite across begins at the edge.
  ///
  /// - Parameters:
  ///   - offers: The views, in their order.
  ///   - gaps: What is left before each but the first, in points.
  ///   - solver: The stack.
  init(_ offers: [StackOffer], _ gaps: [CGFloat], _ solver: StackSolver) {
    let (main, cross) = (solver.axis, solver.axis.other)
    let guides = offers.map { $0.dimensions[solver.alignment].asOffset }
    let lower = guides.reduce(0) { min($0, -$1) }
    let upper = zip(offers, guides).reduce(0) { max($0, $1.0.dimensions.size[cross] - $1.1) }
    var position: CGFloat = 0
    for (index, offer) in offers.enumerated() {
      if index > 0 { position += gaps[index - 1] }
      let length = offer.dimensions.size
      pieces.append(
        Piece(
          proposal: offer.proposal,
          mainOffset: position,
          crossOffset: length[cross].isFinite ? -guides[index] - lower : 0
        )
      )
      position += length[main]
    }
    size = CGSize(along: main, position, across: upper - lower)
  }
}
