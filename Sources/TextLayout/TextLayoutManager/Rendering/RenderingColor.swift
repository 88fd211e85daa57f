/// A colour that text is painted in; Galley hands it on and paints nothing.
public struct RenderingColor: Hashable, Sendable {
  /// How much red, green and blue, from 0 to 1, in sRGB.
  public var red, green, blue: Double

  /// From 0, not seen, to 1, nothing seen through it.
  public var opacity: Double

  /// Makes a colour of its parts, from 0 to 1, in sRGB.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    (self.red, self.green, self.blue) = (red, green, blue)
    self.opacity = opacity
  }
}
