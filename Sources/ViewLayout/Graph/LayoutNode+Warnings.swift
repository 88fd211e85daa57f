extension LayoutNode {
  /// Reports what makes no sense in the view; once, however often the view is asked.
  func warn(_ problem: LayoutProblem) {
    ledger.warn(problem, about: label)
  }

  /// The kind of the view, and a name by which it is found.
  private var label: String {
    if let name { return "\(kind) '\(name)'" }
    if let name = innerName { return "\(kind) around '\(name)'" }
    if let name = outerName { return "\(kind) in '\(name)'" }
    return kind
  }

  /// The name of the first view in this one, with no other beside it, that has one.
  private var innerName: String? {
    guard children.count == 1 else { return nil }
    return child.name ?? child.innerName
  }

  /// The name of the next view around this one that has one.
  private var outerName: String? { parent.flatMap { $0.name ?? $0.outerName } }
}
