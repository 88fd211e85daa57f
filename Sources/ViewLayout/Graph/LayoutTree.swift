/// Views that are laid out without a display.
///
///     let tree = LayoutTree { HStack { Text("Hi"); Spacer(); Circle().frame(width: 20) } }
///     tree.layout(in: ProposedViewSize(width: 200, height: nil))
///     tree.root.children[2].layoutFrame
///
/// Several views stand below each other. A tree is used by one thread at a time.
public final class LayoutTree {
  /// The node of the outermost view.
  public let root: LayoutNode

  private let ledger: LayoutLedger
  private var proposal: ProposedViewSize?

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
    ledger = LayoutLedger()
    let context = ViewContext(environment, ledger)
    root = context.node(of: content(), else: VStackLayout())
  }

  /// What makes no sense in the views, in the order in which it was found.
  public var warnings: [LayoutWarning] { ledger.warnings }

  /// What was counted since the tree was made.
  public var counts: LayoutCounts { ledger.counters }

  /// The size that the views take of a proposal; nothing is placed.
  ///
  /// - Parameter proposal: What they are offered. Answers about another one are forgotten.
  /// - Returns: The size in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    begin(proposal)
    return root.size(for: proposal, asking: .offer)
  }

  /// Lays the views out, with the top left corner of the root at 0.
  ///
  /// - Parameter proposal: What they are offered. Answers about another one are forgotten.
  /// - Returns: The size of the root in points; every ``LayoutNode`` then knows its frame.
  @discardableResult
  public func layout(in proposal: ProposedViewSize) -> CGSize {
    let size = sizeThatFits(proposal)
    root.settle(
      Placement(root, proposal: proposal),
      in: CGRect(origin: .zero, size: size),
      .leftToRight
    )
    return size
  }

  private func begin(_ proposal: ProposedViewSize) {
    let proposal = proposal.withLengthsOnly
    guard proposal != self.proposal else { return }
    self.proposal = proposal
    ledger.pass += 1
  }
}
