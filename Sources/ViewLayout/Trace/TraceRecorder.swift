/// Writes down the questions of the latest layout.
final class TraceRecorder: LayoutListener {
  /// What was written down since the tree was last offered another size.
  private(set) var trace = LayoutTrace()

  private var pass = 0

  /// The questions that have no answer yet, by their places in the trace.
  private var open: [Int] = []

  private var offer: RoomOffer?

  func asked(_ node: LayoutNode, _ proposal: ProposedViewSize, _ question: Question) {
    if open.isEmpty, node.ledger.pass != pass {
      pass = node.ledger.pass
      trace = LayoutTrace()
    }
    open.append(trace.entries.count)
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
    guard let index = open.popLast() else { return }
    trace.entries[index].reply = size
    trace.entries[index].isRemembered = source == .memory
  }

  func shares(_ offer: RoomOffer, along axis: Axis, with node: LayoutNode) {
    self.offer = offer
  }
}
