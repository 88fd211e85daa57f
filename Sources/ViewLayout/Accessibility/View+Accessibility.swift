/// What a view is called for those who do not see it.
enum SpokenLabel: LayoutValueKey {
  static var defaultValue: String? { nil }
}

/// Modifiers for those who do not see a view. The views are laid out as if they were not there.
extension View {
  /// Says what the view is called, by which a button is pressed too.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibilityLabel(label.styledText(in: EnvironmentValues()).string)
  }

  /// Says what the view is called, by which a button is pressed too.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    layoutValue(key: SpokenLabel.self, value: String(label))
  }

  /// Says what value the view has.
  public func accessibilityValue(_ value: Text) -> some View { self }

  /// Says what value the view has.
  public func accessibilityValue(_ value: some StringProtocol) -> some View { self }

  /// Says what comes of touching the view.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Says what comes of touching the view.
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }

  /// Does not tell of the view.
  public func accessibilityHidden(_ isHidden: Bool) -> some View { self }

  /// Names the view for tests of a user interface; ``named(_:)`` names it for those of a layout.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Says that the view is more than it seems.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Says that the view is less than it seems.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Makes one of the view and those in it.
  ///
  /// - Parameter children: What becomes of the views in it.
  /// - Returns: The view.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// Says when the view is told among those beside it: those with higher values first.
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }
}
