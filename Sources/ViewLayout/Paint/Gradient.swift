/// Colors that turn into each other.
public struct Gradient: Hashable, Sendable {
  /// The colors with their places.
  public var stops: [Stop]

  /// A color at a place.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color

    /// Where it is, from 0 to 1.
    public var location: CGFloat

    /// Puts a color at a place.
    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  /// Makes a gradient of colors with their places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient of colors at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}
