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

  /// Whether nothing is reported, as it is only tried what would become of the views.
  var isSilent = false

  private var knownWarnings: Set<LayoutWarning> = []

  /// Whether every node is placed again, whether it stands as it did or not.
  var placesAll = false

  /// Hears every question before its answer is known, and the answer.
  var listener: (any LayoutListener)?

  /// How often a node was changed, or what is shown over the others.
  var changes = 0

  /// The node whose rule is at work; `nil` between layouts.
  private(set) unowned(unsafe) var worker: LayoutNode?

  /// The node that asked for a layout of its own tree in the middle of one; `nil` if none did.
  var reentrant: LayoutNode?

  /// The nodes that depend on views whose answers they do not ask for.
  private var followers = FollowerList()

  /// The nodes that depend on what is outside of the views.
  private var outsideFollowers = FollowerList()

  /// Notes that a node depends on views whose answers it does not ask for.
  func addFollower(_ node: LayoutNode) { followers.add(node) }

  /// Notes that a node depends on what is outside of the views.
  func addOutsideFollower(_ node: LayoutNode) { outsideFollowers.add(node) }

  /// Lets the nodes follow that depend on what is outside of the views.
  func followOutside() { _ = outsideFollowers.follow() }

  /// Lets the nodes follow that depend on what they do not ask for, in the order in which they were
  /// noted.
  ///
  /// - Returns: Those that have to be laid out again.
  func follow() -> [LayoutNode] { outsideFollowers.follow() + followers.follow() }

  /// Reports what makes no sense in a view; once, however often it is found.
  func warn(_ problem: LayoutProblem, about view: String) {
    guard !isSilent else { return }
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
