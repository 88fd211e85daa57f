/// What is left free along the four edges of a box, in points.
///
/// Left and right are those of the plane, whatever the direction of the text.
public struct Insets: Hashable, Sendable {
  /// From the top of the box down, in points.
  public var top: Double

  /// From the left edge of the box to the right, in points.
  public var left: Double

  /// From the bottom of the box up, in points.
  public var bottom: Double

  /// From the right edge of the box to the left, in points.
  public var right: Double

  /// Nothing is left free.
  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes insets of four lengths, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
