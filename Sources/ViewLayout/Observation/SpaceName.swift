/// Views whose space has a name.
struct SpaceName<Content: View>: PrimitiveView {
  typealias Body = Never

  /// The views.
  let content: Content

  /// The name.
  let name: AnyHashable

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let nodes = context.nodes(of: content)
    let earlier = context.slot.kept as? AnyHashable
    context.slot.kept = name
    for node in nodes {
      if let earlier, earlier != name { node.coordinateSpaces.remove(earlier) }
      node.coordinateSpaces.insert(name)
    }
    return nodes
  }
}
