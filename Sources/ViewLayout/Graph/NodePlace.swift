/// Where a node stands after a layout.
struct NodePlace: Equatable {
  /// What it was offered.
  let proposal: ProposedViewSize

  /// Its top leading corner in its parent's space, in points, x towards the trailing edge.
  let origin: CGPoint

  /// Its frame in the space of the root, in points, y down from the top left.
  let frame: CGRect

  /// The direction of what it stands in.
  let direction: LayoutDirection

  /// The version of the node that stands there.
  var version: Int

  /// Its size, in points.
  var size: CGSize { frame.size }
}

extension NodePlace {
  /// Whether both are the same place, compared by each number: frames at an infinite place are all
  /// equal to Foundation.
  static func == (left: NodePlace, right: NodePlace) -> Bool {
    left.proposal == right.proposal && left.origin == right.origin
      && left.frame.hasSameNumbers(as: right.frame)
      && left.direction == right.direction && left.version == right.version
  }
}
