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
  ///   - startAngle: In which direction from it the place 0 is; 0 is on the right.
  ///   - endAngle: In which direction from it the place 1 is.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {
    (self.gradient, self.center) = (gradient, center)
    (self.startAngle, self.endAngle) = (startAngle, endAngle)
  }

  /// Makes a gradient of colors at equal distances.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Makes a gradient of colors with their places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Makes a gradient of a full turn.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The middle.
  ///   - angle: In which direction from it the places 0 and 1 are; 0 is on the right.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    let end = Angle(degrees: angle.degrees + 360)
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: end)
  }

  /// Makes a gradient of a full turn, of colors at equal distances.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Makes a gradient of a full turn, of colors with their places.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}
