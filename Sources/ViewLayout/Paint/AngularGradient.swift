/// Colors that turn into each other around a middle.
public struct AngularGradient: Shape, ShapeStyle, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  /// Makes a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The middle.
  ///   - startAngle: In which direction from it the first color is; 0 is on the right.
  ///   - endAngle: In which direction from it the last color is.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {
    (self.gradient, self.center) = (gradient, center)
    (self.startAngle, self.endAngle) = (startAngle, endAngle)
  }

  /// Makes a gradient.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The middle.
  ///   - startAngle: In which direction from it the first color is; 0 is on the right.
  ///   - endAngle: In which direction from it the last color is.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Makes a gradient of a full turn.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The middle.
  ///   - angle: In which direction from it the first and the last color are; 0 is on the right.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    let end = Angle(degrees: angle.degrees + 360)
    self.init(colors: colors, center: center, startAngle: angle, endAngle: end)
  }
}
