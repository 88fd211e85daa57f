/// Where a node stands after a layout.
struct NodePlace {
  /// What it was offered.
  let proposal: ProposedViewSize

  /// Its answer, in points.
  let size: CGSize

  /// Its top leading corner in its parent's space, in points, x towards the trailing edge.
  let origin: CGPoint

  /// Its frame in the space of the root, in points, y down from the top left.
  let frame: CGRect
}
