/// A view that is made only when its nodes are, and depends on what is read meanwhile.
struct Evaluated<Content: View>: PrimitiveView {
  typealias Body = Never

  /// Makes the view.
  let content: () -> Content

  func nodes(in context: ViewContext) -> [LayoutNode] {
    context.evaluate(self, content)
  }
}
