/// Colors that turn into each other from one place to another.
public struct LinearGradient: Shape, ShapeStyle, Hashable {
  private let colors: [Color]
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// Makes a gradient.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - startPoint: Where the first one is.
  ///   - endPoint: Where the last one is.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.colors = colors
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
}

extension Color {
  /// The color, which becomes a little darker downward.
  public var gradient: LinearGradient {
    let dark = Color(red: red * 0.9, green: green * 0.9, blue: blue * 0.9, opacity: opacity)
    return LinearGradient(colors: [self, dark], startPoint: .top, endPoint: .bottom)
  }
}
