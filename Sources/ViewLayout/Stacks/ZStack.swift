/// Views over each other, the first at the back.
public struct ZStack<Content: View>: View {
  /// The pile is a node itself.
  public typealias Body = Never

  private let layout: ZStackLayout
  private let content: Content

  /// Makes a pile of views.
  ///
  /// - Parameters:
  ///   - alignment: The guides on which the views lie.
  ///   - content: The views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    LayoutView(layout: layout, content: content).nodes(in: context)
  }
}
