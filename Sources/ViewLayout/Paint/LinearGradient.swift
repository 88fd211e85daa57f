/// Colors that turn into each other from one place to another.
public struct LinearGradient: Shape, ShapeStyle, Hashable {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// Makes a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startPoint: Where the first one is.
  ///   - endPoint: Where the last one is.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Makes a gradient.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - startPoint: Where the first one is.
  ///   - endPoint: Where the last one is.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    let gradient = Gradient(colors: colors)
    self.init(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient.
  ///
  /// - Parameters:
  ///   - stops: The colors with their places.
  ///   - startPoint: Where the place 0 is.
  ///   - endPoint: Where the place 1 is.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    let gradient = Gradient(stops: stops)
    self.init(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension Color {
  /// The color, which becomes a little darker downward.
  public var gradient: LinearGradient {
    let dark = Color(red: red * 0.9, green: green * 0.9, blue: blue * 0.9, opacity: opacity)
    return LinearGradient(colors: [self, dark], startPoint: .top, endPoint: .bottom)
  }
}
