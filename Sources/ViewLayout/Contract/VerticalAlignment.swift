/// A guide across the height of views: views that are aligned on it have it at the same y.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Makes an alignment on a guide of your own.
  ///
  /// - Parameter id: The type that tells where the guide is.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .vertical, id: id)
  }

  /// The upper edge.
  public static let top = VerticalAlignment(Top.self)

  /// The middle.
  public static let center = VerticalAlignment(Center.self)

  /// The lower edge.
  public static let bottom = VerticalAlignment(Bottom.self)

  /// The baseline of the first line of text; the lower edge of a view without text.
  ///
  /// That of a container is the uppermost of its children's.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)

  /// The baseline of the last line of text; the lower edge of a view without text.
  ///
  /// That of a container is the lowest of its children's.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Top: CombinedAlignmentID {
    static let combination = AlignmentKey.Combination.none
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: CombinedAlignmentID {
    static let combination = AlignmentKey.Combination.none
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: CombinedAlignmentID {
    static let combination = AlignmentKey.Combination.none
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstTextBaseline: CombinedAlignmentID {
    static let combination = AlignmentKey.Combination.minimum
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastTextBaseline: CombinedAlignmentID {
    static let combination = AlignmentKey.Combination.maximum
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
