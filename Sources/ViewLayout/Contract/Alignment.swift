/// A guide on each axis.
public struct Alignment: Hashable, Sendable {
  /// The guide across the width.
  public var horizontal: HorizontalAlignment

  /// The guide across the height.
  public var vertical: VerticalAlignment

  /// Makes an alignment of two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)

  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)

  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)

  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)

  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)

  /// The corner where lines begin to be read.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)

  /// The upper corner across from it.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)

  /// The lower corner where lines begin.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)

  /// The lower corner where lines end.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The middle of the width, on the first baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )

  /// The middle of the width, on the last baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )

  /// The leading edge, on the first baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )

  /// The leading edge, on the last baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )

  /// The trailing edge, on the first baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )

  /// The trailing edge, on the last baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )

  /// The guide along an axis.
  func key(along axis: Axis) -> AlignmentKey {
    axis == .horizontal ? horizontal.key : vertical.key
  }
}
