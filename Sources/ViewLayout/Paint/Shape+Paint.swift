extension Shape {
  /// Fills the shape; without effect on layout.
  public func fill(_ style: some ShapeStyle) -> some View { self }

  /// Strokes the outline of the shape; without effect on layout.
  ///
  /// - Parameters:
  ///   - style: How the stroke is painted.
  ///   - lineWidth: Its width in points, of which half lies outside the shape.
  /// - Returns: The shape.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }

  /// Strokes the outline of the shape; without effect on layout.
  ///
  /// - Parameter lineWidth: The width of the stroke in points, of which half lies outside the shape.
  /// - Returns: The shape.
  public func stroke(lineWidth: CGFloat = 1) -> some View { self }

  /// Strokes the outline of the shape, inside it; without effect on layout.
  ///
  /// - Parameters:
  ///   - style: How the stroke is painted.
  ///   - lineWidth: Its width, in points.
  /// - Returns: The shape.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }
}
