/// Views with others in front of them or behind.
struct LayeredView<Content: View, Other: View>: PrimitiveView {
  typealias Body = Never

  /// Where the other views are.
  let order: LayeredRule.Order

  /// The guides on which the views and the others lie.
  let alignment: Alignment

  /// The views.
  let content: Content

  /// The others; several stand over each other.
  let other: Other

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let layout = ZStackLayout(alignment: alignment)
    let primaries = context.nodes(of: content)
    return primaries.map { primary in
      let slot =
        primaries.count == 1
        ? context.slot.nextChild()
        : context.slot.child(with: ObjectIdentifier(primary)).slot
      let others = context.inside(layout).at(slot).build(other)
      guard let first = others.first else { return primary }
      let secondary = others.count == 1 ? first : context.container(layout, others)
      let node = context.node(
        order == .overlay ? "Overlay" : "Background",
        LayeredRule(order, alignment),
        order == .overlay ? [primary, secondary] : [secondary, primary],
        for: primary,
        isOnly: primaries.count == 1
      )
      node.valueSource = primary
      return node
    }
  }
}
