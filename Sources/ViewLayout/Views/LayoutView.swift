/// Views in a layout.
struct LayoutView<Container: Layout, Content: View>: PrimitiveView {
  typealias Body = Never

  /// How the views are laid out.
  let layout: Container

  /// The views.
  let content: Content

  func nodes(in context: ViewContext) -> [LayoutNode] {
    [context.container(layout, context.inside(layout).nodes(of: content))]
  }
}

extension Layout {
  /// Lays views out.
  ///
  /// - Parameter content: The views.
  /// - Returns: Their container.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    LayoutView(layout: self, content: content())
  }
}
