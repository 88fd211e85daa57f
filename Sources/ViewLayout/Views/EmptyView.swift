/// No view: it takes part in no layout, and no spacing is left for it.
public struct EmptyView: View {
  /// There is no view.
  public typealias Body = Never

  /// Makes no view.
  public init() {}
}

extension EmptyView: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] { [] }
}
