/// A circle as large as fits in what it is offered.
public struct Circle: InsettableShape {
  /// Makes a circle.
  public init() {}

  /// A square of the shorter length, with 10 points on an axis where none is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions()
    let diameter = min(offered.width, offered.height)
    return CGSize(width: diameter, height: diameter)
  }

  /// The largest circle in the middle of the rectangle.
  public func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    let inset = CGPoint(x: (rect.width - diameter) / 2, y: (rect.height - diameter) / 2)
    return Path(
      ellipseIn: CGRect(
        x: rect.minX + inset.x,
        y: rect.minY + inset.y,
        width: diameter,
        height: diameter
      )
    )
  }
}
