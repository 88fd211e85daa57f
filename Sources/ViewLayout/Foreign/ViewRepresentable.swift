/// A view of another toolkit, which answers proposals and is given a frame.
///
///     struct Badge: ViewRepresentable {
///       func makeView(context: Context) -> BadgeView { BadgeView() }
///       func updateView(_ view: BadgeView, context: Context) {}
///       func sizeThatFits(_ proposal: ProposedViewSize, view: BadgeView, context: Context) -> CGSize? {
///         CGSize(width: min(proposal.width ?? 120, 120), height: 20)
///       }
///     }
///
/// The layout owns the frame of a view that is a ``FramedView``. The view is asked any number of
/// times in one layout, with different proposals, and answers by the proposal and its content
/// alone.
///
/// Source: SwiftUI's `NSViewRepresentable` and `UIViewRepresentable`; not bound to an actor here.
public protocol ViewRepresentable: View {
  /// The type of the foreign view.
  associatedtype ViewType: AnyObject

  /// What connects the foreign view with others, such as its delegate.
  associatedtype Coordinator = Void

  /// What the representable is told.
  typealias Context = ViewRepresentableContext<Self>

  /// Makes what connects the foreign view with others; called once, before the view is made.
  func makeCoordinator() -> Coordinator

  /// Makes the foreign view; called once.
  func makeView(context: Context) -> ViewType

  /// Brings the foreign view up to date; called after it is made.
  func updateView(_ view: ViewType, context: Context)

  /// The size that the foreign view takes of a proposal.
  ///
  /// - Parameters:
  ///   - proposal: The size that it is offered.
  ///   - view: The view, whose frame must stay as it is.
  ///   - context: What the representable is told.
  /// - Returns: The size in points, which is taken as it is; `nil` leaves it to the view's
  ///   ``IntrinsicallySized`` lengths, without which it is what is proposed, and 0 where nothing
  ///   is.
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    view: ViewType,
    context: Context
  ) -> CGSize?

  /// What the size of the foreign view follows from beside what it is offered, as it is now.
  ///
  /// It is looked at with each layout and as often as something is placed again, so it must cost
  /// little. The view is asked for its size again once it differs, even if
  /// ``placeView(_:in:context:)`` did that.
  ///
  /// - Parameter view: The view.
  /// - Returns: The values; `nil`, unless a representable says otherwise, leaves it to
  ///   ``ViewRepresentableContext/contentChanged()``.
  func sizingState(of view: ViewType) -> (any Equatable)?

  /// Tells the foreign view where it stands; unless a representable says otherwise, sets the frame
  /// of a ``FramedView``.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - frame: Its frame in the space of the root, in points, y down from the top left.
  ///   - context: What the representable is told.
  func placeView(_ view: ViewType, in frame: CGRect, context: Context)
}

extension ViewRepresentable {
  /// Leaves the size to the view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    view: ViewType,
    context: Context
  ) -> CGSize? { nil }

  /// Leaves it to who changes the view to tell so.
  public func sizingState(of view: ViewType) -> (any Equatable)? { nil }

  /// Sets the frame of a view that has one.
  public func placeView(_ view: ViewType, in frame: CGRect, context: Context) {
    (view as? any FramedView)?.frame = frame
  }

  /// The foreign view.
  public var body: some View { ForeignView(representable: self) }
}

extension ViewRepresentable where Coordinator == Void {
  /// Connects the view with nothing.
  public func makeCoordinator() {}
}
