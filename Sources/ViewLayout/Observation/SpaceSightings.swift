/// Where the spaces began that a node's content was made from.
final class SpaceSightings {
  private weak var node: LayoutNode?
  private var origins: [AnyHashable: CGPoint] = [:]

  /// Begins for what is made for the geometry of a node.
  init(of node: LayoutNode) { self.node = node }

  /// Where the space with a name begins, in points from the root's corner; at that corner if no
  /// view around has it.
  func origin(ofSpace name: AnyHashable) -> CGPoint {
    let origin = node?.origin(ofSpace: name) ?? .zero
    origins[name] = origin
    node.map { $0.ledger.addFollower($0) }
    return origin
  }

  /// Whether a space begins elsewhere now.
  var areOutdated: Bool {
    origins.contains { name, origin in (node?.origin(ofSpace: name) ?? .zero) != origin }
  }
}
