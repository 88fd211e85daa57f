/// Colors that turn into each other from a middle outwards.
public struct RadialGradient: Shape, ShapeStyle, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// Makes a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The middle.
  ///   - startRadius: How far from it the first color is, in points.
  ///   - endRadius: How far from it the last color is, in points.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    (self.gradient, self.center) = (gradient, center)
    (self.startRadius, self.endRadius) = (startRadius, endRadius)
  }

  /// Makes a gradient.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The middle.
  ///   - startRadius: How far from it the first color is, in points.
  ///   - endRadius: How far from it the last color is, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}
