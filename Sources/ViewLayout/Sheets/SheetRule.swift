/// The rule of a sheet: as wide as the views it is shown over and as high as its least detent, or as
/// its content wants to be.
///
/// The content is offered the size of the sheet, and stands at its upper edge, in the middle.
final class SheetRule: WrapperRule {
  private let presentation: Presentation

  /// Takes what says how high the sheet is.
  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  var parameters: [RuleParameter]? {
    [
      RuleParameter("detents", presentation.detents),
      RuleParameter("fittedAxes", presentation.fittedAxes),
    ]
  }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let whole = proposal.replacingUnspecifiedDimensions()
    let heights = presentation.detents.map { $0.height(over: whole.height) }
    var size = CGSize(width: whole.width, height: heights.min() ?? whole.height)
    var ideal = ProposedViewSize(size)
    for axis in Axis.allCases where presentation.fittedAxes.contains(axis) { ideal[axis] = nil }
    guard ideal != ProposedViewSize(size) else { return size }
    let content = node.child.size(for: ideal, asking: .ideal)
    for axis in Axis.allCases where presentation.fittedAxes.contains(axis) {
      size[axis] = min(content[axis], whole[axis])
    }
    return size
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
