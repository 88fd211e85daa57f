/// The rule of a view that is offered sizes of one ratio only.
final class AspectRatioRule: WrapperRule {
  private let ratio: CGFloat?
  private let mode: ContentMode

  /// Takes the width of a view one point high, `nil` being that of the child's ideal size.
  init(_ ratio: CGFloat?, _ mode: ContentMode) {
    self.ratio = ratio
    self.mode = mode
  }

  var parameters: [RuleParameter]? {
    [RuleParameter("ratio", ratio), RuleParameter("contentMode", mode)]
  }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    node.child.size(for: inner(proposal, node.child), asking: .offer)
  }

  func placement(
    of child: LayoutNode,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) -> Placement {
    .centered(
      child,
      in: CGRect(origin: .zero, size: size),
      proposal: inner(proposal, child)
    )
  }

  /// What the child is offered: the size of the ratio that fits the proposal, or covers it.
  private func inner(_ proposal: ProposedViewSize, _ child: LayoutNode) -> ProposedViewSize {
    guard proposal != .unspecified else { return proposal }
    var base =
      ratio.map { CGSize(width: $0, height: 1) }
      ?? child.size(for: .unspecified, asking: .ideal)
    if base == .zero { base = CGSize(width: 1, height: 1) }
    // What is 0 long has no scale.
    let scales = Axis.allCases.compactMap { axis in
      base[axis] > 0 ? proposal[axis].map { $0 / base[axis] }.flatMap { $0.isNaN ? nil : $0 } : nil
    }
    guard let scale = mode == .fit ? scales.min() : scales.max() else { return proposal }
    return ProposedViewSize(width: base.width * scale, height: base.height * scale)
  }
}
