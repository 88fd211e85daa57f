/// Several views, one after the other, without a container of their own.
public struct TupleView<each Content: View>: View {
  /// The views are nodes themselves.
  public typealias Body = Never

  /// The views, in their order.
  public let content: (repeat each Content)

  /// Makes one view of several.
  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleView: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    for view in repeat each content { nodes += context.nodes(of: view) }
    return nodes
  }
}
