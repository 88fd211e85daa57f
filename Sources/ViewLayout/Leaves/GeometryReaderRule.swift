/// The rule of a view that makes its content for its size.
final class GeometryReaderRule: NodeRule {
  private let makeContent: (GeometryProxy) -> [LayoutNode]
  private var proxy: GeometryProxy?

  /// Takes what makes the nodes of the content.
  init(_ makeContent: @escaping (GeometryProxy) -> [LayoutNode]) {
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
    let proxy = GeometryProxy(size: size)
    if proxy != self.proxy {
      self.proxy = proxy
      node.children = makeContent(proxy)
    }
    return node.children.map { Placement($0, proposal: ProposedViewSize(size)) }
  }
}
