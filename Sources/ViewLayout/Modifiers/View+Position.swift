extension View {
  /// Shows the view beside its place, which stays free.
  ///
  /// - Parameter offset: How far it is moved, in points: towards the trailing edge, and down.
  /// - Returns: A view as large as this one, where this one was.
  public func offset(_ offset: CGSize) -> some View {
    WrappedView("Offset", self) { _ in OffsetRule(offset) }
  }

  /// Shows the view beside its place, which stays free.
  ///
  /// - Parameters:
  ///   - x: How far it is moved towards the trailing edge, in points.
  ///   - y: How far it is moved down, in points.
  /// - Returns: A view as large as this one, where this one was.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the middle of the view at a point of what is proposed.
  ///
  /// - Parameter position: The point, in points from the top leading corner.
  /// - Returns: A view that takes all that it is offered.
  public func position(_ position: CGPoint) -> some View {
    WrappedView("Position", self) { _ in PositionRule(position) }
  }

  /// Puts the middle of the view at a point of what is proposed.
  ///
  /// - Parameters:
  ///   - x: How far from the leading edge, in points.
  ///   - y: How far down from the upper edge, in points.
  /// - Returns: A view that takes all that it is offered.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
