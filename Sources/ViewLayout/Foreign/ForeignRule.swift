/// The rule of a view of another toolkit.
final class ForeignRule<Representable: ViewRepresentable>: NodeRule {
  private let representable: Representable
  private let view: Representable.ViewType
  private let context: Representable.Context

  /// What the answers that are remembered follow from beside the proposal; `nil` if that is not
  /// known.
  private var answeredState: EquatableBox?

  /// Takes the view, and what answers for it.
  init(
    _ representable: Representable,
    _ view: Representable.ViewType,
    _ context: Representable.Context
  ) {
    self.representable = representable
    self.view = view
    self.context = context
  }

  var isForeign: Bool { true }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    if node.memory.sizes.count == 0 { answeredState = state }
    if answeredState != nil { node.ledger.addOutsideFollower(node) }
    let framed = view as? any FramedView
    let frame = framed?.frame
    let answer = representable.sizeThatFits(proposal, view: view, context: context)
    if framed?.frame != frame { node.warn(.changedFrame) }
    return answer ?? ownSize(for: proposal)
  }

  /// Tells the view where it stands, and asks it once more whether it stays with its answer.
  func placements(
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> [Placement] {
    let again = self.size(for: proposal, of: node).withLengthsOnly
    if again != size { node.warn(.changedAnswer(proposal, size, again)) }
    if let frame = node.layoutFrame { representable.placeView(view, in: frame, context: context) }
    return []
  }

  /// What the size follows from now; `nil` if nobody says, or it is not even equal to itself.
  private var state: EquatableBox? {
    guard let state = representable.sizingState(of: view) else { return nil }
    let box = EquatableBox(state)
    return box == box ? box : nil
  }

  /// Asks the view again once its size follows from something else.
  func follow(in node: LayoutNode) -> Bool {
    guard answeredState != nil, answeredState != state else { return false }
    answeredState = state
    node.invalidate()
    return true
  }

  func succeed(_ earlier: any NodeRule) {
    answeredState = (earlier as? ForeignRule)?.answeredState
  }

  /// The size of a view whose representable leaves it to the view.
  private func ownSize(for proposal: ProposedViewSize) -> CGSize {
    guard let sized = view as? any IntrinsicallySized else {
      return proposal.replacingUnspecifiedDimensions(by: .zero)
    }
    return CGSize(
      width: sized.length(for: proposal.width, along: .horizontal),
      height: sized.length(for: proposal.height, along: .vertical)
    )
  }
}
