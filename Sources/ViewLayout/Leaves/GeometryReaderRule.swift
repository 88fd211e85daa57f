/// The rule of a view that makes its content for its size and place.
final class GeometryReaderRule: NodeRule {
  private let slot: ViewSlot
  private let makeContent: (GeometryProxy) -> [LayoutNode]
  private var frame: CGRect?
  private var sightings: SpaceSightings?

  /// Takes what makes the nodes of the content.
  ///
  /// - Parameters:
  ///   - slot: What stays of the content.
  ///   - makeContent: Makes the nodes of the content for the geometry of the view.
  init(_ slot: ViewSlot, _ makeContent: @escaping (GeometryProxy) -> [LayoutNode]) {
    self.slot = slot
    self.makeContent = makeContent
  }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placements(
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> [Placement] {
    let sightings = SpaceSightings(of: node)
    let proxy = GeometryProxy(node, noting: sightings)
    if self.sightings?.areOutdated == true
      || frame.map({ !$0.hasSameNumbers(as: proxy.frame) }) ?? true
    {
      (frame, self.sightings) = (proxy.frame, sightings)
      let earlier = node.children
      node.children = makeContent(proxy)
      for child in earlier where !node.children.contains(where: { $0 === child }) { child.hide() }
      slot.scope = ViewScope { [weak self, weak node] in
        self?.frame = nil
        node?.touch()
        return false
      }
    }
    return node.children.map { Placement($0, proposal: ProposedViewSize(size)) }
  }

  func follow(in node: LayoutNode) -> Bool {
    guard node.place != nil, sightings?.areOutdated == true else { return false }
    node.touch()
    return true
  }

  var makesChildren: Bool { true }

  func isolates(_ child: LayoutNode, in node: LayoutNode) -> Bool { true }
}
