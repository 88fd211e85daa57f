/// The first of several views that fits.
public struct ViewThatFits<Content: View>: View {
  /// The choice is a node itself.
  public typealias Body = Never

  private let axes: Axis.Set
  private let content: Content

  /// Makes a choice.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a view must fit in what is proposed.
  ///   - content: The views, the preferred one first; the last is taken if none fits.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    let choices = context.nodes(of: content)
    guard !choices.isEmpty else { return [] }
    return [context.node("ViewThatFits", ViewThatFitsRule(axes), choices)]
  }
}
