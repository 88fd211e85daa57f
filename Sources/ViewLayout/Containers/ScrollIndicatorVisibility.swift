/// When it is shown how far a view has scrolled; without effect on layout.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }

  private let kind: Kind

  /// As the platform does it.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)

  /// Where that is possible.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)

  /// Only where it must be.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)

  /// Never.
  public static let never = ScrollIndicatorVisibility(kind: .never)
}

extension View {
  /// Says when scroll indicators in the view are shown; without effect on layout.
  ///
  /// - Parameters:
  ///   - visibility: When they are shown.
  ///   - axes: Those along which axes.
  /// - Returns: The view.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Lets nothing in the view be scrolled; without effect on layout.
  public func scrollDisabled(_ isDisabled: Bool) -> some View { self }
}
