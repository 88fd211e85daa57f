/// A view with an identity of its own.
private struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  typealias Body = Never

  let content: Content
  let id: ID

  func nodes(in context: ViewContext) -> [LayoutNode] { context.nodes(of: content, with: id) }
}

extension View {
  /// Gives the view an identity: with another one it is another view, whose state begins anew.
  public func id(_ id: some Hashable) -> some View { IdentifiedView(content: self, id: id) }
}
