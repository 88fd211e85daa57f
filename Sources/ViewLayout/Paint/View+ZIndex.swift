/// The key of a view's place among those that lie over each other.
private struct ZIndexKey: LayoutValueKey {
  static let defaultValue: Double = 0
}

extension View {
  /// Paints the view in front of those beside it that have a lower value; without effect on layout.
  ///
  /// - Parameter value: The value; views without one have 0, and of equal values the later view is
  ///   in front.
  /// - Returns: The view.
  public func zIndex(_ value: Double) -> some View {
    layoutValue(key: ZIndexKey.self, value: value)
  }
}

extension LayoutNode {
  /// Which of the views beside each other is in front: that with the highest value, of several the
  /// last.
  public var zIndex: Double { layoutValue(ZIndexKey.self) }
}
