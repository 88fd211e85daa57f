public import Foundation

/// A rectangle in a space of text, in points.
///
/// `minY` is its top. What Foundation's rectangle can do is asked of ``rect``.
public struct TextRect<Space: TextSpace>: Hashable, Sendable {
  /// The rectangle, without its space.
  public var rect: CGRect

  /// Gives a rectangle its space.
  public init(_ rect: CGRect) {
    self.rect = rect
  }

  /// Makes a rectangle of its top left corner and its extents, in points.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    rect = CGRect(x: x, y: y, width: width, height: height)
  }

  /// The empty rectangle at the origin.
  public static var zero: TextRect { TextRect(.zero) }

  /// The top left corner.
  public var origin: TextPoint<Space> { TextPoint(rect.origin) }

  /// The width and the height, in points.
  public var size: CGSize { rect.size }

  /// The left edge.
  public var minX: CGFloat { rect.minX }

  /// The top edge.
  public var minY: CGFloat { rect.minY }

  /// The right edge.
  public var maxX: CGFloat { rect.maxX }

  /// The bottom edge.
  public var maxY: CGFloat { rect.maxY }

  /// The width, in points.
  public var width: CGFloat { rect.width }

  /// The height, in points.
  public var height: CGFloat { rect.height }

  /// The smallest rectangle around both.
  public func union(_ other: TextRect) -> TextRect { TextRect(rect.union(other.rect)) }

  /// Whether both cover a part of the plane.
  public func intersects(_ other: TextRect) -> Bool { rect.intersects(other.rect) }

  /// Whether the rectangle covers a point; its right and bottom edges are outside.
  public func contains(_ point: TextPoint<Space>) -> Bool { rect.contains(point.point) }

  /// The rectangle moved right and down, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> TextRect {
    TextRect(rect.offsetBy(dx: dx, dy: dy))
  }
}

/// A rectangle in the space of a text container.
public typealias ContainerRect = TextRect<ContainerSpace>

/// A rectangle in the space of a view that shows text.
public typealias ViewRect = TextRect<ViewSpace>

/// A rectangle in the space of a layout fragment.
public typealias FragmentRect = TextRect<FragmentSpace>
