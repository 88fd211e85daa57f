/// Colors that turn into each other from one place to another.
public struct LinearGradient: Shape, ShapeStyle, Hashable {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// Makes a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startPoint: Where the place 0 is.
  ///   - endPoint: Where the place 1 is.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    (self.startPoint, self.endPoint) = (startPoint, endPoint)
  }

  /// Makes a gradient of colors at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of colors with their places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A linear gradient.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A linear gradient of colors at equal distances.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A linear gradient of colors with their places.
  public static func linearGradient(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension Color {
  /// The color, which becomes a little darker downward.
  public var gradient: LinearGradient {
    let dark = Color(red: red * 0.9, green: green * 0.9, blue: blue * 0.9, opacity: opacity)
    return LinearGradient(colors: [self, dark], startPoint: .top, endPoint: .bottom)
  }
}
