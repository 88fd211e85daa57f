/// A guide across the width of views: views that are aligned on it have it at the same x.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Makes an alignment on a guide of your own.
  ///
  /// - Parameter id: The type that tells where the guide is.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .horizontal, id: id)
  }

  /// The edge where reading begins.
  public static let leading = HorizontalAlignment(Leading.self)

  /// The middle.
  public static let center = HorizontalAlignment(Center.self)

  /// The edge where reading ends.
  public static let trailing = HorizontalAlignment(Trailing.self)

  private enum Leading: CombinedAlignmentID {
    static let combination = AlignmentKey.Combination.none
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: CombinedAlignmentID {
    static let combination = AlignmentKey.Combination.none
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: CombinedAlignmentID {
    static let combination = AlignmentKey.Combination.none
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
