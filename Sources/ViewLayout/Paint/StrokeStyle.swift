/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// How wide it is, in points.
  public var lineWidth: CGFloat

  /// The lengths of its dashes and of the gaps after them by turns, in points; none makes a whole line.
  public var dash: [CGFloat]

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - lineWidth: How wide the line is, in points.
  ///   - dash: The lengths of its dashes and of the gaps after them by turns, in points.
  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}

extension Shape {
  /// Strokes the outline of the shape; without effect on layout.
  ///
  /// - Parameters:
  ///   - content: How the stroke is painted.
  ///   - style: How the line is drawn.
  /// - Returns: The shape.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View { self }

  /// Strokes the outline of the shape, inside it; without effect on layout.
  ///
  /// - Parameters:
  ///   - content: How the stroke is painted.
  ///   - style: How the line is drawn.
  /// - Returns: The shape.
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> some View { self }
}
