/// A rectangle with round corners, as large as it is offered.
public struct RoundedRectangle: Shape, Hashable {
  /// How wide and high the corners are, in points.
  public var cornerSize: CGSize

  /// Makes a rectangle with corners of a width and a height, in points.
  public init(cornerSize: CGSize) {
    self.cornerSize = cornerSize
  }

  /// Makes a rectangle with corners of a radius, in points.
  public init(cornerRadius: CGFloat) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }
}
