/// The rule of a button, which is in every way as its label.
final class ButtonRule: ViewOfOneRule, PressableRule {
  /// What the button does when it is pressed.
  let action: () -> Void

  /// Takes what the button does.
  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  var presses: [Press] { [Press(name: nil, action: action)] }

  var parameters: [RuleParameter]? { [] }

  func priority(of node: LayoutNode) -> Double { node.child.priority }
}
