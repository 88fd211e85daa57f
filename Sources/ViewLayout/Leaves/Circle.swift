/// A circle as large as fits in what it is offered.
public struct Circle: Shape {
  /// Makes a circle.
  public init() {}

  /// A square of the shorter length, with 10 points on an axis where none is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions()
    let diameter = min(offered.width, offered.height)
    return CGSize(width: diameter, height: diameter)
  }
}
