/// All that the next cycle of a tree depends on: its state, and what its observers have seen.
struct TreeState {
  private let cells: [(cell: StateCell, value: Any, version: Int)]
  private let observers: [(observer: any ViewObserver, last: Any?)]
  private let pending: UpdateQueue.Pending

  /// Takes what a tree has now.
  init(of tree: LayoutTree) {
    cells = tree.cells.map { ($0, $0.value, $0.version) }
    observers = tree.observers.map { ($0, $0.last) }
    pending = tree.ledger.updates.pending
  }

  /// Gives a tree back what it had.
  ///
  /// Views that have gone since come back with the state that they had.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - proposal: What it is offered.
  func restore(_ tree: LayoutTree, in proposal: ProposedViewSize) {
    tree.ledger.updates.restoring(pending) {
      for saved in cells { saved.cell.set(saved.value) }
      tree.layout(in: proposal)
      let returned = tree.cells
      if returned.count == cells.count {
        for (cell, saved) in zip(returned, cells)
        where cell !== saved.cell && cell.name == saved.cell.name { cell.set(saved.value) }
        tree.layout(in: proposal)
      }
      let watching = tree.observers
      guard watching.count == observers.count else { return }
      for (observer, saved) in zip(watching, observers) where observer.kind == saved.observer.kind {
        observer.last = saved.last
      }
    }
  }

  /// Whether another state is the same.
  ///
  /// Views that have gone and come back count as the same as long as they have the same state. A value
  /// that cannot be compared is the same until another one is written.
  func isSame(as other: TreeState) -> Bool {
    cells.count == other.cells.count && observers.count == other.observers.count
      && zip(cells, other.cells).allSatisfy { left, right in
        left.cell === right.cell && left.version == right.version
          || left.cell.name == right.cell.name && left.cell.areEqual(left.value, right.value)
      }
      && zip(observers, other.observers).allSatisfy { left, right in
        left.observer.kind == right.observer.kind
          && left.observer.areEqual(left.last, right.last)
      }
  }
}
