/// Views in one node: that of the only one, or a container of all.
struct OnlyView<Content: View, Container: Layout>: PrimitiveView {
  typealias Body = Never

  /// The views.
  let content: Content

  /// How several views, or none, are laid out.
  let layout: Container

  func nodes(in context: ViewContext) -> [LayoutNode] {
    [context.node(of: content, else: layout)]
  }
}

extension OnlyView where Container == VStackLayout {
  /// Takes views that stand below each other.
  init(content: Content) {
    self.init(content: content, layout: VStackLayout())
  }
}
