/// Views one beside the other, from the leading to the trailing edge.
public struct HStack<Content: View>: View {
  /// The stack is a node itself.
  public typealias Body = Never

  private let layout: HStackLayout
  private let content: Content

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which the views lie.
  ///   - spacing: What is left between two views, in points; `nil` leaves it to them.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    LayoutView(layout: layout, content: content).nodes(in: context)
  }
}
