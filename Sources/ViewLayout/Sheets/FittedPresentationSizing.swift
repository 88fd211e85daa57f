/// A sheet that is as long as its content wants to be.
public struct FittedPresentationSizing: Hashable, Sendable {
  /// Along which axes.
  let axes: Axis.Set

  /// As wide and as high as the content wants to be.
  public static let fitted = FittedPresentationSizing(axes: [.horizontal, .vertical])

  /// The same along some axes only.
  public func fitted(horizontal: Bool, vertical: Bool) -> FittedPresentationSizing {
    var axes: Axis.Set = []
    if horizontal { axes.formUnion(.horizontal) }
    if vertical { axes.formUnion(.vertical) }
    return FittedPresentationSizing(axes: axes)
  }
}
