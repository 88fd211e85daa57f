/// A view of any type.
public struct AnyView: View {
  /// The view is a node itself.
  public typealias Body = Never

  private let view: any View

  /// Hides the type of a view.
  public init(_ view: some View) {
    self.view = view
  }
}

extension AnyView: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] { context.nodes(of: view) }
}
