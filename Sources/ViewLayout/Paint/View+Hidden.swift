/// The key under which a view carries that it is not painted.
private struct HiddenKey: LayoutValueKey {
  static let defaultValue = false
}

extension View {
  /// Does not paint the view, which takes its room all the same, and whose buttons cannot be
  /// pressed.
  public func hidden() -> some View { layoutValue(key: HiddenKey.self, value: true) }
}

extension LayoutNode {
  /// Whether the view and all in it are not painted; of a modifier only what is in it.
  var isHidden: Bool { layoutValues[ObjectIdentifier(HiddenKey.self)] as? Bool ?? false }
}
