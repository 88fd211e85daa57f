/// Views with a name.
struct NamedView<Content: View>: PrimitiveView {
  typealias Body = Never

  /// The views.
  let content: Content

  /// The name of each.
  let name: String

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let nodes = context.nodes(of: content)
    for node in nodes { node.name(name, by: ObjectIdentifier(context.slot)) }
    return nodes
  }
}
