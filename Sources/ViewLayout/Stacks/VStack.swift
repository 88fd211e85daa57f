/// Views one below the other, from the top down.
public struct VStack<Content: View>: View {
  /// The stack is a node itself.
  public typealias Body = Never

  private let layout: VStackLayout
  private let content: Content

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which the views lie.
  ///   - spacing: What is left between two views, in points; `nil` leaves it to them.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    LayoutView(layout: layout, content: content).nodes(in: context)
  }
}
