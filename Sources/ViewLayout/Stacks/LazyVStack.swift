/// Views below each other in a stack that takes all the width that it is offered.
///
/// Each view has its ideal height, whatever the stack is offered. All views are made: nothing waits
/// until it is seen.
public struct LazyVStack<Content: View>: View {
  /// The stack is a node itself.
  public typealias Body = Never

  private let layout: LazyStackLayout
  private let content: Content

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which the views lie.
  ///   - spacing: What is left between two views, in points; `nil` leaves it to them.
  ///   - pinnedViews: Which views of sections stay in sight; without effect on layout.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(
      solver: StackSolver(axis: .vertical, alignment: alignment.key, spacing: spacing)
    )
    self.content = content()
  }
}

extension LazyVStack: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    var inner = context
    inner.orientation = StackOrientation(.vertical)
    return [context.node("LazyVStack", LayoutRule(layout), inner.nodes(of: content))]
  }
}
