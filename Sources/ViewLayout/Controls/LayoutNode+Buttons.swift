extension LayoutNode {
  /// The buttons of the view, this one included, in the order of the views; those that are not shown only
  /// before the first layout.
  ///
  /// - Complexity: O(*n*) in the nodes.
  var buttons: [PressableButton] {
    guard !isHidden else { return [] }
    let inner = seenChildren.flatMap(\.buttons)
    guard let rule = rule as? PressableRule else { return inner }
    let told = seenChildren.flatMap(\.labels).flatMap(\.texts)
    let label = told.isEmpty ? texts : told
    let own = rule.presses.map { press in
      PressableButton(
        label: (label + (press.name.map { [$0] } ?? [])).joined(separator: " "),
        isEnabled: press.isPossible,
        action: press.action
      )
    }
    return own + inner
  }

  /// The labels in the view that a control around it is pressed by.
  private var labels: [LayoutNode] {
    if isControlLabel { return [self] }
    return rule is PressableRule ? [] : seenChildren.flatMap(\.labels)
  }

  /// The texts of the view that are not empty, in the order of the views.
  private var texts: [String] {
    guard !isHidden else { return [] }
    let own = (rule as? TextRule)?.content ?? ""
    return (own.isEmpty ? [] : [own]) + seenChildren.flatMap(\.texts)
  }

  /// The views in this one that are shown; all of them before they are laid out.
  private var seenChildren: [LayoutNode] {
    place == nil ? children : children.filter { $0.place != nil }
  }
}
