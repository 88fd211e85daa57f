/// A view that takes what it is offered.
///
/// On an axis where nothing is proposed it is 10 points long, and where infinity is, infinite.
public protocol Shape: View where Body == Never {
  /// The size that the shape takes of a proposal.
  ///
  /// - Parameter proposal: The size that it is offered.
  /// - Returns: The size in points; unless a shape says otherwise, the proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The proposal, with 10 points on an axis where there is none.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
