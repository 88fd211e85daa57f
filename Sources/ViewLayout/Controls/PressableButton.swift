/// A button of a tree, by its label.
struct PressableButton {
  /// The texts of the label in the order of the views, with spaces between them.
  let label: String

  /// Whether the button can be pressed.
  let isEnabled: Bool

  /// What the button does when it is pressed.
  let action: () -> Void
}

extension LayoutNode {
  /// The buttons of the view, this one included, in the order of the views; those that are not shown too.
  ///
  /// - Complexity: O(*n*) in the nodes.
  var buttons: [PressableButton] {
    let inner = children.flatMap(\.buttons)
    guard let rule = rule as? PressableRule else { return inner }
    let label = texts
    let own = rule.presses.map { press in
      PressableButton(
        label: (label + (press.name.map { [$0] } ?? [])).joined(separator: " "),
        isEnabled: press.isPossible,
        action: press.action
      )
    }
    return own + inner
  }

  /// The texts of the view that are not empty, in the order of the views.
  private var texts: [String] {
    let own = (rule as? TextRule)?.content ?? ""
    return (own.isEmpty ? [] : [own]) + children.flatMap(\.texts)
  }
}
