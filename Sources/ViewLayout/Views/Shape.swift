/// A view that takes what it is offered.
///
/// On an axis where nothing is proposed it is 10 points long, and where infinity is, infinite.
///
///     struct Pebble: Shape {
///       func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: 4, dy: 4)) }
///     }
public protocol Shape: View where Body == Never {
  /// The size that the shape takes of a proposal.
  ///
  /// - Parameter proposal: The size that it is offered.
  /// - Returns: The size in points; unless a shape says otherwise, the proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The outline of the shape; without effect on layout.
  ///
  /// - Parameter rect: What the shape fills, in points.
  /// - Returns: Lines and curves in the space of the rectangle; unless a shape says otherwise, its
  ///   edges.
  func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The proposal, with 10 points on an axis where there is none.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The edges of the rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
