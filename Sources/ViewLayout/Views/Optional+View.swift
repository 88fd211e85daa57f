/// A view, or none.
extension Optional: View where Wrapped: View {
  /// The view is a node itself.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    map { context.nodes(of: $0) } ?? []
  }
}
