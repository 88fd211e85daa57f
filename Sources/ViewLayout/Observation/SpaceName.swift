/// Views whose space has a name.
struct SpaceName<Content: View>: PrimitiveView {
  typealias Body = Never

  /// The views.
  let content: Content

  /// The name.
  let name: AnyHashable

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let nodes = context.nodes(of: content)
    for node in nodes { node.coordinateSpaces[ObjectIdentifier(context.slot)] = name }
    return nodes
  }
}
