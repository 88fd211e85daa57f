/// The rule of a stepper, which is in every way as its row.
final class StepperRule: ViewOfOneRule, PressableRule {
  let presses: [Press]

  /// Takes what makes the value larger and smaller; `nil` where that cannot be.
  init(_ increment: (() -> Void)?, _ decrement: (() -> Void)?) {
    presses = [
      Press(name: "+", isPossible: increment != nil, action: increment ?? {}),
      Press(name: "-", isPossible: decrement != nil, action: decrement ?? {}),
    ]
  }

  var parameters: [RuleParameter]? { [] }

  func priority(of node: LayoutNode) -> Double { node.child.priority }
}
