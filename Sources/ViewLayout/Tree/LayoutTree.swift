/// Views that are laid out without a display.
///
///     let tree = LayoutTree { HStack { Text("Hi"); Spacer(); Circle().frame(width: 20) } }
///     tree.layout(in: ProposedViewSize(width: 200, height: nil))
///     tree.root.children[2].layoutFrame
///
/// Several views stand below each other. A tree is used by one thread at a time, whose stack limits
/// how many views can be in each other: two thousand fit in 8 MiB.
public final class LayoutTree {
  /// The node of the outermost view.
  public private(set) var root: LayoutNode

  /// What all nodes share.
  let ledger: ViewLedger

  /// What stays of the outermost view.
  let slot: ViewSlot

  /// What the tree was offered last.
  private(set) var proposal: ProposedViewSize?

  /// A node that determined what it is made for in the latest layout, which found no end; `nil` if
  /// none did.
  private(set) weak var restlessNode: LayoutNode?

  private var laidOut: (changes: Int, size: CGSize)?

  /// What the views take from outside; with another one all are evaluated again, and keep their
  /// state.
  public var environment: EnvironmentValues {
    didSet { ledger.markStale(slot) }
  }

  /// Builds the nodes of views.
  ///
  /// - Parameters:
  ///   - environment: What the views take from outside.
  ///   - content: The views.
  /// - Complexity: O(*n*) in the views, and in the texts that they show.
  public init(
    environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder content: () -> some View
  ) {
    self.environment = environment
    let (ledger, slot) = (ViewLedger(), ViewSlot(.content))
    (self.ledger, self.slot) = (ledger, slot)
    let view = OnlyView(content: content())
    func build(_ environment: EnvironmentValues) -> LayoutNode {
      ViewContext(environment, ledger, slot).build(view)[0]
    }
    _ = ledger.updates.begin()
    root = build(environment)
    slot.scope = ViewScope { [weak self] in
      if let self { replaceRoot(build(self.environment)) }
      return false
    }
    ledger.updates.end()
  }

  deinit {
    slot.leave()
    ledger.writers = WriterLog()
  }

  /// What makes no sense in the views, in the order in which it was found.
  public var warnings: [LayoutWarning] { ledger.nodes.warnings }

  /// What was counted since the tree was made.
  public var counts: LayoutCounts { ledger.nodes.counters }

  /// The root, and what is shown over it.
  var outermostNodes: [LayoutNode] { [root] + presented }

  /// All nodes that are shown, in the order of the views.
  var shownNodes: [LayoutNode] { outermostNodes.flatMap(\.shownNodes) }

  /// The size that the views take of a proposal; nothing is placed.
  ///
  /// - Parameter proposal: What they are offered. Answers about another one are forgotten.
  /// - Returns: The size in points; while the tree is at work already, that which it has.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    update { root.size(for: begin(proposal), asking: .offer) }
  }

  /// Lays the views out, with the top left corner of the root at 0.
  ///
  /// Views whose state has changed are evaluated first; observers are not told, see
  /// ``settle(in:mode:limit:keeping:)``.
  ///
  /// - Parameter proposal: What they are offered. Answers about another one are forgotten.
  /// - Returns: The size of the root in points; every ``LayoutNode`` then knows its frame. While
  ///   the tree is at work already, the size that it has.
  /// - Complexity: O(*n*) in the views; if nothing has changed since the last time O(1), and O(*f*) in the
  ///   foreign views that have a `sizingState(of:)`.
  @discardableResult
  public func layout(in proposal: ProposedViewSize) -> CGSize {
    update {
      let proposal = begin(proposal)
      if let laidOut, laidOut.changes == ledger.nodes.changes, ledger.nodes.listener == nil {
        return laidOut.size
      }
      let size = placeInRounds(proposal)
      laidOut = (ledger.nodes.changes, size)
      return size
    }
  }

  /// Puts everything in its place.
  ///
  /// Content that is made for its place has no say in where the views around it stand, so that
  /// every round settles one more level of it. It never ends only where a view determines what it
  /// is made for.
  ///
  /// - Returns: The size of the root, in points.
  private func placeInRounds(_ proposal: ProposedViewSize) -> CGSize {
    restlessNode = nil
    var outdated: [LayoutNode] = []
    for _ in 0..<64 {
      let size = place(in: proposal)
      outdated = ledger.nodes.follow()
      if outdated.isEmpty { return size }
    }
    for node in outdated { node.warn(.restlessContent) }
    restlessNode = outdated.first
    return place(in: proposal)
  }

  private func place(in proposal: ProposedViewSize) -> CGSize {
    let size = root.size(for: proposal, asking: .offer)
    root.settle(
      Placement(root, proposal: proposal),
      in: CGRect(origin: .zero, size: size),
      .leftToRight
    )
    layOutPresented(over: size, height: proposal.height)
    return size
  }

  private func replaceRoot(_ node: LayoutNode) {
    if node !== root { ledger.nodes.changes += 1 }
    root = node
  }

  /// Lets all nodes forget what they have answered.
  func forgetAnswers() {
    ledger.nodes.pass += 1
    laidOut = nil
  }

  private func begin(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let proposal = proposal.withLengthsOnly
    guard proposal != self.proposal else { return proposal }
    self.proposal = proposal
    forgetAnswers()
    return proposal
  }

  /// Brings the nodes up to date and lets them work, unless they are at work already.
  private func update(_ body: () -> CGSize) -> CGSize {
    guard ledger.updates.begin() else {
      ledger.nodes.reentrant = ledger.nodes.reentrant ?? ledger.nodes.worker
      return root.place?.frame.size ?? .zero
    }
    defer { ledger.updates.end() }
    if ledger.hasStaleViews { ledger.evaluateStaleViews() }
    ledger.nodes.followOutside()
    ledger.nodes.layoutCount += 1
    return body()
  }
}
