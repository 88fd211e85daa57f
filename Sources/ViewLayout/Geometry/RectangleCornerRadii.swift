/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// That of the upper corner where lines begin.
  public var topLeading: CGFloat

  /// That of the lower corner where lines begin.
  public var bottomLeading: CGFloat

  /// That of the lower corner where lines end.
  public var bottomTrailing: CGFloat

  /// That of the upper corner where lines end.
  public var topTrailing: CGFloat

  /// Takes the radii of all corners, in points.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
