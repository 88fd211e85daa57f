/// The rule of a sheet: as wide as the views it is shown over and as high as its least detent, or as
/// its content wants to be.
///
/// The content is offered the size of the sheet, and stands at its upper edge, in the middle.
final class SheetRule: ViewOfOneRule {
  /// It has the node, and so must not be kept by it.
  private weak var presentation: Presentation?

  /// Takes what says how high the sheet is.
  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  private var detents: Set<PresentationDetent> { presentation?.detents ?? [] }

  private var fittedAxes: Axis.Set { presentation?.fittedAxes ?? [] }

  var parameters: [RuleParameter]? {
    [
      RuleParameter("detents", detents.map(\.text).sorted().joined(separator: ", ")),
      RuleParameter("fittedAxes", fittedAxes),
    ]
  }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let heights = detents.compactMap { $0.height(over: proposal.height) }
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

  func spacing(of node: LayoutNode) -> ViewSpacing { .zero }
}
