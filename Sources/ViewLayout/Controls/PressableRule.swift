/// The rule of a view that does something when it is pressed, and is otherwise as what it shows.
final class PressableRule: ViewOfOneRule {
  /// What can be pressed, in the order of reading.
  let presses: [Press]

  /// What tells the control from others.
  let control: ObjectIdentifier

  /// Takes what can be pressed, and what stays of the control.
  init(_ presses: [Press], of control: ViewSlot) {
    (self.presses, self.control) = (presses, ObjectIdentifier(control))
  }

  var parameters: [RuleParameter]? { [] }

  func priority(of node: LayoutNode) -> Double { node.child.priority }
}
