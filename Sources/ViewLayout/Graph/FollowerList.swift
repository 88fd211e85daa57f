/// Nodes that depend on what they do not ask for, each once, in the order in which they were noted.
struct FollowerList {
  private var followers: [Follower] = []
  private var serials: Set<Int> = []

  private struct Follower {
    weak var node: LayoutNode?
    let serial: Int
  }

  /// Notes a node; a second time does nothing.
  mutating func add(_ node: LayoutNode) {
    guard serials.insert(node.serial).inserted else { return }
    followers.append(Follower(node: node, serial: node.serial))
  }

  /// Lets the nodes follow what they depend on, and forgets those that have gone.
  ///
  /// - Returns: Those that have to be laid out again.
  mutating func follow() -> [LayoutNode] {
    var outdated: [LayoutNode] = []
    var hasGone = false
    for follower in followers {
      guard let node = follower.node else {
        hasGone = true
        continue
      }
      if node.rule.follow(in: node) { outdated.append(node) }
    }
    if hasGone {
      followers.removeAll { $0.node == nil }
      serials = Set(followers.map(\.serial))
    }
    return outdated
  }
}
