/// The views of a content, each in a node of its own.
struct WrappedView<Content: View, Rule: NodeRule>: PrimitiveView {
  typealias Body = Never

  /// The kind of the nodes.
  let kind: String

  /// The views.
  let content: Content

  /// Makes the rule of a node around one of them.
  let makeRule: (ViewContext) -> Rule

  /// Wraps each view of a content.
  init(_ kind: String, _ content: Content, rule makeRule: @escaping (ViewContext) -> Rule) {
    self.kind = kind
    self.content = content
    self.makeRule = makeRule
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let children = context.nodes(of: content)
    return children.map { child in
      let isOnly = children.count == 1
      let node = context.node(kind, makeRule(context), [child], for: child, isOnly: isOnly)
      node.valueSource = child
      return node
    }
  }
}
