extension LayoutNode {
  /// The buttons of the view, this one included, in the order of the views; those that are not
  /// shown only before the first layout.
  ///
  /// - Complexity: O(*n*) in the nodes.
  var buttons: [PressableButton] { buttons(called: nil) }

  /// The buttons in the view.
  ///
  /// - Parameter outerLabel: What a modifier of the view calls it; `nil` if none does.
  /// - Returns: The buttons, in the order of the views.
  private func buttons(called outerLabel: String?) -> [PressableButton] {
    guard !isHidden else { return [] }
    let label = outerLabel ?? ownLabel
    let innerLabel = wrapped == nil ? nil : label
    let inner = seenChildren.flatMap { $0.buttons(called: $0 === wrapped ? innerLabel : nil) }
    guard let rule = rule as? PressableRule else { return inner }
    let words = label.map { [$0] } ?? spokenWords
    let own = rule.presses.map { press in
      PressableButton(
        label: (words + (press.name.map { [$0] } ?? [])).joined(separator: " "),
        isEnabled: press.isPossible,
        action: press.action
      )
    }
    return own + inner
  }

  /// What a modifier calls this very view.
  private var ownLabel: String? {
    layoutValues[ObjectIdentifier(SpokenLabel.self)] as? String
  }

  /// The texts of the control's own label, once if it is shown several times, or of all in it if it
  /// has none; without any text what its pictures are called.
  private var spokenWords: [String] {
    let control = (rule as? PressableRule)?.control
    let labels = seenChildren.flatMap { $0.labels(of: control) }
    let words = labels.map(\.texts).first { !$0.isEmpty } ?? texts
    return words.isEmpty ? pictureNames : words
  }

  private var pictureNames: [String] {
    guard !isHidden else { return [] }
    if let name = ownLabel ?? layoutValues[ObjectIdentifier(PictureName.self)] as? String {
      return [name]
    }
    return seenChildren.flatMap(\.pictureNames)
  }

  /// The labels in the view that a control around it is pressed by, in buttons of its style too.
  private func labels(of control: ObjectIdentifier?) -> [LayoutNode] {
    if labelledControls.contains(where: { $0 == control }) { return [self] }
    return seenChildren.flatMap { $0.labels(of: control) }
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
