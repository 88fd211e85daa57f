/// A line between views, upright in a horizontal stack, lying elsewhere.
///
/// It is one pixel thick, and one point where ``EnvironmentValues/dynamicTypeSize`` is one of the
/// accessibility sizes.
public struct Divider: View {
  /// The line is a node itself.
  public typealias Body = Never

  /// Makes a line.
  public init() {}
}

extension Divider: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    let isThick = context.environment.dynamicTypeSize.isAccessibilitySize
    let thickness = isThick ? 1 : 1 / context.environment.displayScale
    let rule = DividerRule(across: context.orientation, thickness: thickness)
    let node = context.node("Divider", rule)
    context.orientation.add(node)
    return [node]
  }
}
