/// The size that a parent offers to a view, in points.
///
/// `nil` on an axis asks for the view's ideal length there, 0 for its smallest and infinity for its
/// largest. A view may answer with any size. What is no length, NaN and what is below 0, is asked
/// as 0.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width, in points; `nil` asks for the ideal one.
  public var width: CGFloat?

  /// The height, in points; `nil` asks for the ideal one.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Proposes two lengths, in points.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Proposes a size, in points.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal as a size.
  ///
  /// - Parameter size: The lengths that stand for `nil`, in points.
  /// - Returns: The lengths that are proposed, and those of `size` where none is.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// The length along an axis; `nil` asks for the ideal one.
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Proposes two lengths by their roles in a stack, in points.
  init(along axis: Axis, _ main: CGFloat?, across cross: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
  }

  /// The proposal with 0 for what is no length: NaN and what is below 0.
  var withLengthsOnly: ProposedViewSize {
    ProposedViewSize(width: width.map(\.asLength), height: height.map(\.asLength))
  }

  /// What is left of the proposal inside insets: at least 0 on each axis, and `nil` where it is
  /// `nil`.
  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { ($0 - insets.leading - insets.trailing).asLength },
      height: height.map { ($0 - insets.top - insets.bottom).asLength }
    )
  }
}
