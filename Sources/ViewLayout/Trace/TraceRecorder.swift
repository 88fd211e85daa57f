/// Writes down the questions of the latest layout.
final class TraceRecorder: LayoutListener {
  /// What was written down of the latest layout.
  private(set) var trace = LayoutTrace()

  /// The tree, whose root is asked first in each layout.
  private weak var tree: LayoutTree?

  /// The layout that was written down, and how much had changed when it ended.
  private var latest: (pass: Int, changes: Int)?

  /// Whether all that is asked is known from the layout that was written down.
  private var isRepeated = false

  /// The questions that have no answer yet, by their places in the trace.
  private var open: [Int] = []

  private var offer: RoomOffer?

  /// Listens to the layouts of a tree.
  init(of tree: LayoutTree) {
    self.tree = tree
  }

  func asked(_ node: LayoutNode, _ proposal: ProposedViewSize, _ question: Question) {
    if open.isEmpty, question == .offer, node === tree?.root { begin(node) }
    open.append(trace.entries.count)
    guard !isRepeated else { return }
    trace.entries.append(
      LayoutTrace.Entry(
        node: node,
        kind: LayoutTrace.Kind(question, proposal),
        proposal: proposal,
        depth: open.count - 1,
        offer: offer
      )
    )
    offer = nil
  }

  func answered(_ node: LayoutNode, _ size: CGSize, _ source: AnswerSource) {
    latest?.changes = node.ledger.changes
    guard let index = open.popLast(), !isRepeated else { return }
    trace.entries[index].reply = size
    trace.entries[index].isRemembered = source == .memory
  }

  func shares(_ offer: RoomOffer, along axis: Axis, with node: LayoutNode) {
    self.offer = offer
  }

  /// Begins a layout, which is another one than before if something has changed.
  private func begin(_ root: LayoutNode) {
    let current = (pass: root.ledger.pass, changes: root.ledger.changes)
    defer { latest = current }
    if let latest, latest == current {
      // A size that was only asked for before is now laid out.
      isRepeated = trace.entries.contains { $0.depth == 0 && $0.kind == .place }
    } else {
      trace = LayoutTrace()
      isRepeated = false
    }
  }
}
