/// A view whose content can be longer than it is.
public struct ScrollView<Content: View>: View {
  /// The view is a node itself.
  public typealias Body = Never

  private let axes: Axis.Set
  private let content: Content

  /// Makes a view that scrolls.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content can be longer.
  ///   - showsIndicators: Whether it is shown how far it has scrolled; without effect on layout.
  ///   - content: The views, one after the other if there are several.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    let child =
      axes == .horizontal
      ? context.node(of: content, else: HStackLayout())
      : context.node(of: content, else: VStackLayout())
    return [context.node("ScrollView", ScrollRule(axes), [child])]
  }
}
