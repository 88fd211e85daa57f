/// A line between views, one pixel thick: upright in a horizontal stack, lying elsewhere.
public struct Divider: View {
  /// The line is a node itself.
  public typealias Body = Never

  /// Makes a line.
  public init() {}
}

extension Divider: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    let node = context.node("Divider", DividerRule(across: context.orientation))
    context.orientation.add(node)
    return [node]
  }
}
