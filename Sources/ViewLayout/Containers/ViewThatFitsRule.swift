/// The rule of a choice: its sizes and guides are those of the view that it shows.
///
/// What it leaves free around itself is asked before it is known what is shown, and is as the first
/// view wants it.
final class ViewThatFitsRule: NodeRule {
  let axes: Axis.Set

  /// Takes the axes along which a view must fit.
  init(_ axes: Axis.Set) {
    self.axes = axes
  }

  var parameters: [RuleParameter]? { [RuleParameter("axes", axes)] }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    choice(for: proposal, of: node).size(for: proposal, asking: .offer)
  }

  func placements(
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> [Placement] {
    [Placement(choice(for: proposal, of: node), proposal: proposal)]
  }

  func explicitGuide(
    _ key: AlignmentKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> CGFloat? {
    choice(for: proposal, of: node).dimensions(in: proposal, asking: .place)[explicit: key]
  }

  func spacing(of node: LayoutNode) -> ViewSpacing {
    choice(for: .unspecified, of: node).spacing
  }

  /// The first view whose ideal lengths are not greater than those proposed; the last if none is
  /// such.
  func choice(for proposal: ProposedViewSize, of node: LayoutNode) -> LayoutNode {
    var ideal = proposal
    for axis in Axis.allCases where axes.contains(axis) { ideal[axis] = nil }
    let fitting = node.children.dropLast().first { child in
      let size = child.size(for: ideal, asking: .ideal)
      return Axis.allCases.allSatisfy { axis in
        !axes.contains(axis) || proposal[axis].map { size[axis] <= $0 } ?? true
      }
    }
    return fitting ?? node.children[node.children.count - 1]
  }
}
