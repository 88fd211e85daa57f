/// A view that builds its nodes itself.
protocol PrimitiveView: View where Body == Never {
  /// The nodes of the view: none, one, or as many as it stands for.
  func nodes(in context: ViewContext) -> [LayoutNode]
}
