/// The size and the place of a view that is laid out.
public struct GeometryProxy {
  /// The size, in points.
  public let size: CGSize

  /// The frame in the space of the root, in points, y down from the top left.
  let frame: CGRect

  private let node: LayoutNode?
  private let sightings: SpaceSightings?

  /// Takes the geometry of a node that is placed.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - sightings: Keeps where the spaces begin that are asked for; `nil` if that needs no one to
  ///     know.
  init(_ node: LayoutNode, noting sightings: SpaceSightings? = nil) {
    self.init(node, frame: node.layoutFrame ?? .zero, noting: sightings)
  }

  /// Takes a node as if it were placed in a frame.
  init(_ node: LayoutNode, frame: CGRect, noting sightings: SpaceSightings? = nil) {
    self.node = node
    self.frame = frame
    self.sightings = sightings
    size = frame.size
  }

  /// What is kept free for others: nothing, as there are none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame in a space.
  ///
  /// - Parameter space: The space; one that has a name no view around gives is the root's.
  /// - Returns: The frame in points, y down from the top left of the space.
  public func frame(in space: CoordinateSpace) -> CGRect {
    let origin =
      switch space {
      case .local: frame.origin
      case .global: CGPoint.zero
      case .named(let name):
        sightings?.origin(ofSpace: name) ?? node?.origin(ofSpace: name) ?? .zero
      }
    return CGRect(
      x: frame.origin.x - origin.x,
      y: frame.origin.y - origin.y,
      width: size.width,
      height: size.height
    )
  }
}

extension LayoutNode {
  /// Where the space with a name begins, in points from the root's corner; `nil` if this node and
  /// those around it have no such space.
  func origin(ofSpace name: AnyHashable) -> CGPoint? {
    var node: LayoutNode? = self
    while let found = node, !found.coordinateSpaces.values.contains(name) { node = found.parent }
    return node?.layoutFrame?.origin
  }
}
