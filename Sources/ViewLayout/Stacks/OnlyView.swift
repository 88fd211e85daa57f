/// Views in one node: that of the only one, or a stack of all.
struct OnlyView<Content: View>: PrimitiveView {
  typealias Body = Never

  /// The views.
  let content: Content

  func nodes(in context: ViewContext) -> [LayoutNode] {
    [context.node(of: content, else: VStackLayout())]
  }
}
