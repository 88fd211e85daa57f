/// A place in a view as parts of its width and height.
///
/// 0 is the leading or upper edge, 1 the trailing or lower one.
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width, from the leading edge.
  public var x: CGFloat

  /// The part of the height, downward.
  public var y: CGFloat

  /// The top leading corner, as ``topLeading``.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Makes a place of two parts.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)

  /// The middle of both axes.
  public static let center = UnitPoint(x: 0.5, y: 0.5)

  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)

  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)

  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)

  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)

  /// The corner where lines begin to be read.
  public static let topLeading = UnitPoint(x: 0, y: 0)

  /// The upper corner across from it.
  public static let topTrailing = UnitPoint(x: 1, y: 0)

  /// The lower corner where lines begin.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)

  /// The lower corner where lines end.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// How far the place is from the top leading corner of a view; 0 along an infinite length.
  func offset(in size: CGSize) -> CGPoint {
    CGPoint(
      x: size.width.isFinite ? x * size.width : 0,
      y: size.height.isFinite ? y * size.height : 0
    )
  }
}
