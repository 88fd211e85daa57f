/// The rule of a stack without views: it takes no room, and stands right beside its neighbours.
final class EmptyStackRule: NodeRule {
  var parameters: [RuleParameter]? { [] }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize { .zero }

  func spacing(of node: LayoutNode) -> ViewSpacing { .zero }

  func priority(of node: LayoutNode) -> Double { -.infinity }
}
