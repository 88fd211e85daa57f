/// The rule of a picture whose size nobody has told: it takes no room.
final class UnknownImageRule: NodeRule {
  private let name: String

  /// Takes the name of the picture.
  init(_ name: String) {
    self.name = name
  }

  var parameters: [RuleParameter]? { [RuleParameter("name", name)] }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    node.warn(.unknownImage(name))
    return .zero
  }
}
