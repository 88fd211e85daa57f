/// What is painted behind a view or in front of it, without effect on its layout.
extension View {
  /// Paints what is behind the view.
  public func background(_ style: some ShapeStyle) -> some View {
    background { style }
  }

  /// Paints what is behind the view.
  ///
  /// - Parameters:
  ///   - style: How it is painted.
  ///   - edges: The edges whose safe area is painted too; there is none.
  /// - Returns: A view as large as this one.
  public func background(
    _ style: some ShapeStyle,
    ignoresSafeAreaEdges edges: Edge.Set
  ) -> some View {
    background { style }
  }

  /// Paints a shape behind the view, which is offered its size.
  ///
  /// - Parameters:
  ///   - style: How the shape is painted.
  ///   - shape: The shape.
  ///   - fillStyle: What the inside of the shape is.
  /// - Returns: A view as large as this one.
  public func background(
    _ style: some ShapeStyle,
    in shape: some Shape,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Paints a shape behind the view as the place suggests; it is offered the size of the view.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - fillStyle: What the inside of the shape is.
  /// - Returns: A view as large as this one.
  public func background(
    in shape: some Shape,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style: fillStyle) }
  }

  /// Paints what is in front of the view.
  public func overlay(_ style: some ShapeStyle) -> some View {
    overlay { style }
  }

  /// Paints what is in front of the view.
  ///
  /// - Parameters:
  ///   - style: How it is painted.
  ///   - edges: The edges whose safe area is painted too; there is none.
  /// - Returns: A view as large as this one.
  public func overlay(
    _ style: some ShapeStyle,
    ignoresSafeAreaEdges edges: Edge.Set
  ) -> some View {
    overlay { style }
  }

  /// Paints a shape in front of the view, which is offered its size.
  ///
  /// - Parameters:
  ///   - style: How the shape is painted.
  ///   - shape: The shape.
  ///   - fillStyle: What the inside of the shape is.
  /// - Returns: A view as large as this one.
  public func overlay(
    _ style: some ShapeStyle,
    in shape: some Shape,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}
