/// What all nodes of a tree share: the number of the layout, what was counted, who listens, and how
/// much has changed.
final class LayoutLedger {
  /// The number of the layout, which begins with another size that the tree is offered.
  var pass = 1

  /// How many layouts were made.
  var layoutCount = 0

  /// What was counted since the tree was made.
  var counters = LayoutCounts()

  /// What makes no sense in the views, in the order in which it was found.
  private(set) var warnings: [LayoutWarning] = []

  private var knownWarnings: Set<LayoutWarning> = []

  /// Hears every question before its answer is known, and the answer.
  var listener: (any LayoutListener)?

  /// How often a node was changed, or what is shown over the others.
  var changes = 0

  /// The node whose rule is at work; `nil` between layouts.
  private(set) unowned(unsafe) var worker: LayoutNode?

  /// The node that asked for a layout of its own tree in the middle of one; `nil` if none did.
  var reentrant: LayoutNode?

  /// The nodes that depend on views whose answers they do not ask for.
  private var followers: [ObjectIdentifier: Follower] = [:]
  private var followerCount = 0

  private struct Follower {
    weak var node: LayoutNode?
    let number: Int
  }

  /// Notes that a node depends on views whose answers it does not ask for.
  func addFollower(_ node: LayoutNode) {
    guard followers[ObjectIdentifier(node)]?.node == nil else { return }
    followers[ObjectIdentifier(node)] = Follower(node: node, number: followerCount)
    followerCount += 1
  }

  /// Lets the nodes follow that depend on views whose answers they do not ask for, in the order in
  /// which they were noted.
  ///
  /// - Returns: Those that have to be laid out again.
  func follow() -> [LayoutNode] {
    guard !followers.isEmpty else { return [] }
    followers = followers.filter { $0.value.node != nil }
    let nodes = followers.values.sorted { $0.number < $1.number }.compactMap(\.node)
    var outdated: [LayoutNode] = []
    for node in nodes where node.rule.follow(in: node) {
      outdated.append(node)
    }
    return outdated
  }

  /// Reports what makes no sense in a view; once, however often it is found.
  func warn(_ problem: LayoutProblem, about view: String) {
    let warning = LayoutWarning(problem: problem, view: view)
    guard warnings.count < 1000, knownWarnings.insert(warning).inserted else { return }
    warnings.append(warning)
  }

  /// Lets the rule of a node work.
  func working<Answer>(on node: LayoutNode, _ body: () -> Answer) -> Answer {
    let outer = worker
    worker = node
    defer { worker = outer }
    return body()
  }
}
