extension View {
  /// Strokes the edges of the view, inside them; without effect on layout.
  ///
  /// - Parameters:
  ///   - content: How the stroke is painted.
  ///   - width: Its width, in points.
  /// - Returns: A view as large as this one, with the stroke in front.
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    overlay { Border(width: width) }
  }
}
