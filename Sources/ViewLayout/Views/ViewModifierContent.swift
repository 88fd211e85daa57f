/// The view that a modifier is applied to, in the body of the modifier.
public struct ViewModifierContent<Modifier: ViewModifier>: View {
  /// The view is a node itself.
  public typealias Body = Never

  private let view: AnyView

  /// Stands for a view.
  init(_ view: some View) {
    self.view = AnyView(view)
  }
}

extension ViewModifierContent: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] { context.nodes(of: view) }
}
