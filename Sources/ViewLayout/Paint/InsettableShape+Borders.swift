/// Strokes inside a shape, which is laid out as if they were not there.
extension InsettableShape {
  /// Strokes the outline of the shape, inside it.
  ///
  /// - Parameters:
  ///   - content: How the stroke is painted.
  ///   - lineWidth: Its width, in points.
  ///   - antialiased: Whether edges are smooth.
  /// - Returns: The shape.
  public func strokeBorder(
    _ content: some ShapeStyle,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View { self }

  /// Strokes the outline of the shape, inside it.
  ///
  /// - Parameters:
  ///   - content: How the stroke is painted.
  ///   - style: How the line is drawn.
  ///   - antialiased: Whether edges are smooth.
  /// - Returns: The shape.
  public func strokeBorder(
    _ content: some ShapeStyle,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some View { self }

  /// Strokes the outline of the shape, inside it, as text is painted.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the stroke, in points.
  ///   - antialiased: Whether edges are smooth.
  /// - Returns: The shape.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View { self }

  /// Strokes the outline of the shape, inside it, as text is painted.
  ///
  /// - Parameters:
  ///   - style: How the line is drawn.
  ///   - antialiased: Whether edges are smooth.
  /// - Returns: The shape.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View { self }
}
