/// The rule of a button, which is in every way as its label.
final class ButtonRule: ViewOfOneRule {
  /// What the button does when it is pressed.
  let action: () -> Void

  /// Whether the button can be pressed.
  let isEnabled: Bool

  /// Takes what the button does, and whether it can be pressed.
  init(isEnabled: Bool, _ action: @escaping () -> Void) {
    (self.isEnabled, self.action) = (isEnabled, action)
  }

  var parameters: [RuleParameter]? { [] }

  func priority(of node: LayoutNode) -> Double { node.child.priority }
}
