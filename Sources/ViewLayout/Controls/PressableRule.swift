/// The rule of a view that does something when it is pressed, and is otherwise as what it shows.
final class PressableRule: ViewOfOneRule {
  /// What can be pressed, in the order of reading.
  let presses: [Press]

  /// Takes what can be pressed.
  init(_ presses: [Press]) {
    self.presses = presses
  }

  var parameters: [RuleParameter]? { [] }

  func priority(of node: LayoutNode) -> Double { node.child.priority }
}
