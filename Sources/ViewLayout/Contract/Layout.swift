/// How the views of a container are sized and placed.
///
/// A layout asks its subviews for the sizes that they take of what it proposes, any number of
/// times, and then places each once. It is asked in the same way itself, and must answer the same
/// proposal with the same size as long as its subviews stay as they are.
///
///     struct Pile: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize
///       func placeSubviews(
///         in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
///     }
///
/// Source: SwiftUI's `Layout`; not bound to an actor here.
public protocol Layout {
  /// What a layout keeps between questions; it must be possible to make it anew at any time.
  associatedtype Cache = Void

  /// The views that are laid out.
  typealias Subviews = LayoutSubviews

  /// What the subviews know about the layout.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept; called once.
  ///
  /// - Parameter subviews: The views.
  /// - Returns: What later questions are given.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings up to date what is kept; called when the layout or a subview has changed, and not when
  /// another size is proposed.
  ///
  /// - Parameters:
  ///   - cache: What is kept.
  ///   - subviews: The views.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// What the container prefers to leave free between itself and its neighbours.
  ///
  /// - Parameters:
  ///   - subviews: The views.
  ///   - cache: What is kept.
  /// - Returns: The spacing; unless a layout says otherwise, the union of its subviews'.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container.
  ///
  /// - Parameters:
  ///   - proposal: The size that it is offered.
  ///   - subviews: The views.
  ///   - cache: What is kept.
  /// - Returns: The size in points; what is no length counts as 0.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each subview.
  ///
  /// One that is not placed stands in the middle.
  ///
  /// - Parameters:
  ///   - bounds: Where the container is, in points; its origin can be any.
  ///   - proposal: What the container answered with the size of its bounds.
  ///   - subviews: The views.
  ///   - cache: What is kept.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// Where a guide across the width is.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: Where the container is, in points.
  ///   - proposal: What the container answered with the size of its bounds.
  ///   - subviews: The views.
  ///   - cache: What is kept.
  /// - Returns: An x in the space of `bounds`; `nil` leaves it to the guide. Unless a layout says
  ///   otherwise, what follows from its subviews where it places them.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where a guide across the height is.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: Where the container is, in points.
  ///   - proposal: What the container answered with the size of its bounds.
  ///   - subviews: The views.
  ///   - cache: What is kept.
  /// - Returns: A y in the space of `bounds`; `nil` leaves it to the guide. Unless a layout says
  ///   otherwise, what follows from its subviews where it places them.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}
