/// A rectangle, in points.
///
/// Where `y` points is said by whoever gives the rectangle: up in font space, down in layout space.
public struct Rect: Hashable, Sendable {
  /// The least x, in points.
  public var x: Double

  /// The least y, in points.
  public var y: Double

  /// The extent along x, in points, not negative.
  public var width: Double

  /// The extent along y, in points, not negative.
  public var height: Double

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle of its least corner and its extents, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The greatest x, in points.
  public var maxX: Double { x + width }

  /// The greatest y, in points.
  public var maxY: Double { y + height }

  /// Whether the rectangle covers no area.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let least = min(y, other.y)
    return Rect(
      x: left,
      y: least,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - least
    )
  }
}
