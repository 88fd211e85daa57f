/// The rule of a view that is told where one of its guides is.
final class AlignmentGuideRule: WrapperRule {
  private let key: AlignmentKey
  private let position: (ViewDimensions) -> CGFloat

  /// Takes the guide, and what tells where it is.
  init(_ key: AlignmentKey, _ position: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.position = position
  }

  func explicitGuide(
    _ key: AlignmentKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> CGFloat? {
    let child = node.child.dimensions(in: proposal, asking: .place)
    return key == self.key ? position(child) : child[explicit: key]
  }

  func mightTell(_ key: AlignmentKey, of node: LayoutNode) -> Bool {
    key == self.key || node.child.mightTell(key)
  }

  func priority(of node: LayoutNode) -> Double { node.child.priority }
}
