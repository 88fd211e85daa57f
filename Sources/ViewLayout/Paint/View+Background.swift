extension View {
  /// Paints what is behind the view; without effect on layout.
  public func background(_ style: some ShapeStyle) -> some View {
    background { style }
  }

  /// Paints a shape behind the view, which is offered its size; without effect on layout.
  ///
  /// - Parameters:
  ///   - style: How the shape is painted.
  ///   - shape: The shape.
  /// - Returns: A view as large as this one.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    background { shape.fill(style) }
  }

  /// Paints what is in front of the view; without effect on layout.
  public func overlay(_ style: some ShapeStyle) -> some View {
    overlay { style }
  }
}
