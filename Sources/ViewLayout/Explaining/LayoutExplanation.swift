/// Why a view has its size: what it was offered, by whom and why, and what it made of that.
public struct LayoutExplanation: Hashable, Sendable {
  /// The view and its size, in one line.
  public let title: String

  /// What the view was offered, and each view around it, from the inside out.
  public let offers: [Step]

  /// What decided the size, from the view inwards.
  public let choices: [Step]

  /// One view, and what it did.
  public struct Step: Hashable, Sendable {
    /// The name of the view, or its path.
    public let path: String

    /// What it did, in words.
    public let reason: String
  }
}

extension LayoutExplanation: CustomStringConvertible {
  /// The explanation in lines.
  ///
  ///     T is 50×40
  ///     offered:
  ///       T.padding: offers 60×nil: padding took 40 of the width and 40 of the height
  ///       root: is offered 100×nil
  ///     chosen:
  ///       T: its text takes 2 lines
  public var description: String {
    func section(_ title: String, _ steps: [Step]) -> String {
      "\(title):\n" + steps.map { "  \($0.path): \($0.reason)\n" }.joined()
    }
    return title + "\n" + section("offered", offers) + section("chosen", choices)
  }
}

extension LayoutTree {
  /// Why a view has its size in the latest layout.
  ///
  /// - Parameter node: The view.
  /// - Returns: The explanation; `nil` if the view is not shown.
  /// - Complexity: O(*n* *d*) in the nodes and their depth; the stacks on the way share their room
  ///   once more, of remembered answers.
  public func explanation(of node: LayoutNode) -> LayoutExplanation? {
    guard let place = node.place else { return nil }
    let paths = ShownPaths(of: self)
    var offers: [LayoutExplanation.Step] = []
    var outer = node
    while let parent = outer.parent, let offered = outer.place {
      offers.append(
        LayoutExplanation.Step(
          path: paths[parent],
          reason:
            "offers \(Notation.proposal(offered.proposal)): \(parent.offering(to: outer, paths))"
        )
      )
      outer = parent
    }
    if let offered = outer.place {
      offers.append(
        LayoutExplanation.Step(
          path: outer === root ? "root" : paths[outer],
          reason: "is offered \(Notation.proposal(offered.proposal))"
        )
      )
    }
    var choices: [LayoutExplanation.Step] = []
    var inner: LayoutNode? = node
    while let current = inner, current.place != nil {
      let choice = current.choice(paths)
      choices.append(LayoutExplanation.Step(path: paths[current], reason: choice.reason))
      inner = choice.decider
    }
    return LayoutExplanation(
      title: "\(paths[node]) is \(Notation.size(place.size))",
      offers: offers,
      choices: choices
    )
  }
}
