extension View {
  /// Gives the view its ideal length, whatever it is offered, so that it may overflow.
  ///
  /// - Parameters:
  ///   - horizontal: Whether its width is the ideal one.
  ///   - vertical: Whether its height is, for the width that it has.
  /// - Returns: A view that proposes no length there.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return WrappedView("FixedSize", self) { [axes] _ in FixedSizeRule(axes) }
  }

  /// Gives the view its ideal size, whatever it is offered, so that it may overflow.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
