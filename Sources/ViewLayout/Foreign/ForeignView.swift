/// The node of a view of another toolkit.
struct ForeignView<Representable: ViewRepresentable>: PrimitiveView {
  typealias Body = Never

  /// What is made once.
  private struct Kept {
    let view: Representable.ViewType
    var context: Representable.Context
  }

  /// What makes the foreign view and answers for it.
  let representable: Representable

  func nodes(in context: ViewContext) -> [LayoutNode] {
    var kept = context.slot.kept as? Kept ?? made(in: context)
    kept.context.environment = context.environment
    context.slot.kept = kept
    context.ledger.tracking { representable.updateView(kept.view, context: kept.context) }
    let rule = ForeignRule(representable, kept.view, kept.context)
    let node = context.node(String(describing: Representable.self), rule)
    kept.context.node.node = node
    if let framed = kept.view as? any FramedView { watch(framed, node, in: context) }
    return [node]
  }

  /// A view that knows its frame can answer by it: a frame of another size is told the view as
  /// state is.
  private func watch(_ view: any FramedView, _ node: LayoutNode, in context: ViewContext) {
    if context.slot.cells.isEmpty {
      context.slot.cells = Axis.allCases.map { axis in
        let cell = StateCell("\(node.path).frame.\(axis.lengthWord)", CGFloat(0), context.ledger)
        cell.afterChange = { [weak view, weak node] value in
          view?.frame.size[axis] = value as? CGFloat ?? 0
          node?.invalidate()
        }
        return cell
      }
    }
    let cells = context.slot.cells
    _ = context.slot.observe(node) {
      FrameObserver(node) { size in
        for (cell, axis) in zip(cells, Axis.allCases) { cell.write(size[axis]) }
      }
    }
  }

  private func made(in context: ViewContext) -> Kept {
    let told = Representable.Context(representable.makeCoordinator(), context.environment)
    let view = context.ledger.tracking { representable.makeView(context: told) }
    return Kept(view: view, context: told)
  }
}
