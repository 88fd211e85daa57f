public import Foundation

/// A point in a space of text, in points.
public struct TextPoint<Space: TextSpace>: Hashable, Sendable {
  /// The point, without its space.
  public var point: CGPoint

  /// Gives a point its space.
  public init(_ point: CGPoint) {
    self.point = point
  }

  /// Makes a point of its distances from the left edge and from the top, in points.
  public init(x: CGFloat, y: CGFloat) {
    point = CGPoint(x: x, y: y)
  }

  /// The origin.
  public static var zero: TextPoint { TextPoint(.zero) }

  /// The distance from the left edge.
  public var x: CGFloat { point.x }

  /// The distance from the top.
  public var y: CGFloat { point.y }
}

/// A point in the space of a text container.
public typealias ContainerPoint = TextPoint<ContainerSpace>

/// A point in the space of a view that shows text.
public typealias ViewPoint = TextPoint<ViewSpace>

/// A point in the space of a layout fragment.
public typealias FragmentPoint = TextPoint<FragmentSpace>
