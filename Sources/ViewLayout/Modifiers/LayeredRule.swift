/// The rule of a view with another one in front of it or behind.
///
/// It is in every way as the view; the other is offered its size, and has no effect outside.
final class LayeredRule: NodeRule {
  private let order: Order
  private let alignment: Alignment

  /// Where the other view is.
  enum Order {
    /// In front: it is the second child.
    case overlay

    /// Behind: it is the first child.
    case background
  }

  /// Takes where the other view is, and the guides on which both lie.
  init(_ order: Order, _ alignment: Alignment) {
    self.order = order
    self.alignment = alignment
  }

  var parameters: [RuleParameter]? {
    [RuleParameter("order", order), RuleParameter("alignment", alignment)]
  }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    primary(of: node).size(for: proposal, asking: .offer)
  }

  func placements(
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> [Placement] {
    let primary = primary(of: node)
    let guides = primary.dimensions(in: proposal, asking: .place)
    return node.children.map { child in
      child === primary
        ? Placement(child, proposal: proposal)
        : .aligned(child, on: alignment, of: guides, proposal: ProposedViewSize(size))
    }
  }

  func explicitGuide(
    _ key: AlignmentKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> CGFloat? {
    primary(of: node).dimensions(in: proposal, asking: .place)[explicit: key]
  }

  func isolates(_ child: LayoutNode, in node: LayoutNode) -> Bool {
    child !== primary(of: node)
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { primary(of: node).spacing }

  func priority(of node: LayoutNode) -> Double { primary(of: node).priority }

  /// The view that is laid out as if nothing lay over or behind it.
  func primary(of node: LayoutNode) -> LayoutNode {
    node.children[order == .overlay ? 0 : 1]
  }
}
