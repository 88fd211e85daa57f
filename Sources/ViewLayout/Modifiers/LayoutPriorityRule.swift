/// The rule of a view with a priority.
final class LayoutPriorityRule: WrapperRule {
  let priority: Double

  /// Takes the priority; NaN counts as 0.
  init(_ priority: Double) {
    self.priority = priority.isNaN ? 0 : priority
  }

  var parameters: [RuleParameter]? { [RuleParameter("priority", priority)] }

  func priority(of node: LayoutNode) -> Double { priority }
}
