/// All that a tree has, to which it can go back.
///
/// Views that have gone since come back as they were, with their state, their nodes and what
/// observes them; those that have come since go.
struct TreeSnapshot {
  /// The state, and what observers have seen.
  let state: TreeState

  /// How many views, and views inside of them, the tree has.
  var viewCount: Int { slots.count }

  private let tree: LayoutTree
  private let slots: [(slot: ViewSlot, content: ViewSlot.Content)]
  private let pending: UpdateQueue.Pending

  /// Takes what a tree has now.
  ///
  /// - Complexity: O(*n*) in the views.
  init(of tree: LayoutTree) {
    self.tree = tree
    state = TreeState(of: tree)
    var slots: [(ViewSlot, ViewSlot.Content)] = []
    tree.slot.forEach { slots.append(($0, $0.content)) }
    self.slots = slots
    pending = tree.ledger.updates.pending
  }

  /// Gives the tree back what it had, and lays it out.
  ///
  /// - Parameter proposal: What it is offered.
  /// - Complexity: O(*n*) in the views, of which those are evaluated that have changed since.
  func restore(in proposal: ProposedViewSize) {
    let nodes = tree.ledger.nodes
    let wasSilent = nodes.isSilent
    nodes.isSilent = true
    defer { nodes.isSilent = wasSilent }
    tree.ledger.updates.restoring(pending) {
      let changed = slots.filter { $0.slot.restore($0.content) }
      for (slot, _) in changed {
        (slot.scope == nil ? slot.enclosing : slot).map(tree.ledger.markStale)
      }
      state.restore()
      if !changed.isEmpty {
        // What comes back was out of sight, without any change of those around it.
        nodes.changes += 1
        nodes.placesAll = true
      }
      tree.layout(in: proposal)
      nodes.placesAll = false
      state.restore()
    }
  }
}
