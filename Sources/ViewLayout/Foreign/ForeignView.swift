/// The node of a view of another toolkit.
struct ForeignView<Representable: ViewRepresentable>: PrimitiveView {
  typealias Body = Never

  /// What makes the foreign view and answers for it.
  let representable: Representable

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let told = Representable.Context(representable.makeCoordinator(), context.environment)
    let view = representable.makeView(context: told)
    representable.updateView(view, context: told)
    let node = LayoutNode(
      String(describing: Representable.self),
      ForeignRule(representable, view, told),
      in: context
    )
    told.node.node = node
    return [node]
  }
}
