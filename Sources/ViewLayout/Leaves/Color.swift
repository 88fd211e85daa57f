/// A color, which is laid out as a rectangle.
public struct Color: Shape, Hashable, Sendable {
  /// The part of red, from 0 to 1.
  public var red: Double

  /// The part of green, from 0 to 1.
  public var green: Double

  /// The part of blue, from 0 to 1.
  public var blue: Double

  /// How much of what is behind is covered, from 0 to 1.
  public var opacity: Double

  /// Makes a color of sRGB.
  ///
  /// - Parameters:
  ///   - red: The part of red, from 0 to 1.
  ///   - green: The part of green, from 0 to 1.
  ///   - blue: The part of blue, from 0 to 1.
  ///   - opacity: How much of what is behind is covered, from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// The color, with less of it.
  ///
  /// - Parameter opacity: The factor, from 0 to 1.
  /// - Returns: A color of the same parts.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacity *= opacity
    return color
  }

  /// Black.
  public static let black = Color(red: 0, green: 0, blue: 0)

  /// White.
  public static let white = Color(red: 1, green: 1, blue: 1)

  /// Red.
  public static let red = Color(red: 1, green: 0, blue: 0)

  /// Green.
  public static let green = Color(red: 0, green: 1, blue: 0)

  /// Blue.
  public static let blue = Color(red: 0, green: 0, blue: 1)

  /// Nothing.
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
}
