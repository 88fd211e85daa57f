/// The rule of a sheet: as wide as the views it is shown over and as high as its least detent, or
/// as its content wants to be.
///
/// The content is offered the size of the sheet, and stands at its upper edge, in the middle.
final class SheetRule: ViewOfOneRule {
  /// What the content wanted when the sheet was last asked.
  private var answeredWish: PresentationWish?

  var parameters: [RuleParameter]? { [] }

  func parameters(of node: LayoutNode) -> [RuleParameter] {
    let wish = node.child.presentationWish
    let detents = (wish.detents ?? []).map(\.text).sorted().joined(separator: ", ")
    return [
      RuleParameter("detents", detents),
      RuleParameter("fittedAxes", wish.fittedAxes),
    ]
  }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let wish = node.child.presentationWish
    answeredWish = wish
    node.ledger.addFollower(node)
    let heights = (wish.detents ?? []).compactMap { $0.height(over: proposal.height) }
    let fittedAxes = wish.fittedAxes ?? []
    var offer = proposal
    offer.height = heights.min() ?? proposal.height
    for axis in Axis.allCases where fittedAxes.contains(axis) { offer[axis] = nil }
    if let width = offer.width, let height = offer.height {
      return CGSize(width: width, height: height)
    }
    let content = node.child.size(for: offer, asking: .ideal)
    return CGSize(
      width: offer.width ?? min(content.width, proposal.width ?? .infinity),
      height: offer.height ?? min(content.height, proposal.height ?? .infinity)
    )
  }

  func placement(
    of child: LayoutNode,
    in size: CGSize,
    for proposal: ProposedViewSize
  ) -> Placement {
    .aligned(
      child,
      on: .top,
      of: ViewDimensions(size),
      proposal: ProposedViewSize(size)
    )
  }

  /// Some of the content is made when it is placed, and can want another height.
  func follow(in node: LayoutNode) -> Bool {
    guard node.place != nil, let answeredWish, node.child.presentationWish != answeredWish else {
      return false
    }
    node.invalidate()
    return true
  }

  func succeed(_ earlier: any NodeRule) {
    answeredWish = (earlier as? SheetRule)?.answeredWish
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { .zero }
}
