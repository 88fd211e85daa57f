/// A place in the plane, in points.
///
/// Where `y` points is said by whoever gives or takes the point: up in font space, down in layout
/// space.
public struct Point: Hashable, Sendable {
  /// The distance from the origin to the right, in points.
  public var x: Double

  /// The distance from the origin along y, in points.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Makes a point of its two distances, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
