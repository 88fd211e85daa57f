/// How a shape is painted. It is laid out as if these were not there.
extension Shape {
  /// Fills the shape.
  ///
  /// - Parameters:
  ///   - content: How the inside is painted.
  ///   - style: What the inside is.
  /// - Returns: The shape.
  public func fill(
    _ content: some ShapeStyle,
    style: FillStyle = FillStyle()
  ) -> some Shape { self }

  /// Fills the shape as text is painted.
  ///
  /// - Parameter style: What the inside is.
  /// - Returns: The shape.
  public func fill(style: FillStyle = FillStyle()) -> some Shape { self }

  /// Strokes the outline of the shape.
  ///
  /// - Parameters:
  ///   - content: How the stroke is painted.
  ///   - lineWidth: Its width in points, of which half lies outside the shape.
  ///   - antialiased: Whether edges are smooth.
  /// - Returns: The shape.
  public func stroke(
    _ content: some ShapeStyle,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some Shape { self }

  /// Strokes the outline of the shape.
  ///
  /// - Parameters:
  ///   - content: How the stroke is painted.
  ///   - style: How the line is drawn.
  ///   - antialiased: Whether edges are smooth.
  /// - Returns: The shape.
  public func stroke(
    _ content: some ShapeStyle,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some Shape { self }

  /// Strokes the outline of the shape as text is painted.
  ///
  /// - Parameter lineWidth: The width of the stroke in points, of which half lies outside the
  ///   shape.
  /// - Returns: The shape.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }

  /// Strokes the outline of the shape as text is painted.
  ///
  /// - Parameter style: How the line is drawn.
  /// - Returns: The shape.
  public func stroke(style: StrokeStyle) -> some Shape { self }

  /// Paints a part of the outline only.
  ///
  /// - Parameters:
  ///   - startFraction: Where the part begins, from 0 to 1.
  ///   - endFraction: Where it ends, from 0 to 1.
  /// - Returns: The shape.
  public func trim(
    from startFraction: CGFloat = 0,
    to endFraction: CGFloat = 1
  ) -> some Shape { self }
}
