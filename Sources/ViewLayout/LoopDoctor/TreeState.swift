/// All that the next cycle of a tree depends on: its state, and what its observers have seen.
struct TreeState {
  private let cells: [(cell: StateCell, value: Any)]
  private let observers: [(observer: any ViewObserver, last: Any?)]

  /// Takes what a tree has now.
  init(of tree: LayoutTree) {
    cells = tree.cells.map { ($0, $0.value) }
    observers = tree.observers.map { ($0, $0.last) }
  }

  /// Gives a tree back what it had.
  ///
  /// Views that have gone since come back with the state that they had.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - proposal: What it is offered.
  func restore(_ tree: LayoutTree, in proposal: ProposedViewSize) {
    for (cell, value) in cells { cell.set(value) }
    tree.layout(in: proposal)
    let returned = tree.cells
    if returned.count == cells.count {
      for (cell, saved) in zip(returned, cells)
      where cell !== saved.cell && cell.name == saved.cell.name { cell.set(saved.value) }
      tree.layout(in: proposal)
    }
    let watching = tree.observers
    if watching.count == observers.count {
      for (observer, saved) in zip(watching, observers) where observer.kind == saved.observer.kind {
        observer.last = saved.last
      }
    }
    tree.ledger.updates.forgetDeferred()
  }

  /// Whether another state is the same.
  func isSame(as other: TreeState) -> Bool {
    cells.count == other.cells.count && observers.count == other.observers.count
      && zip(cells, other.cells).allSatisfy {
        $0.cell === $1.cell && $0.cell.areEqual($0.value, $1.value)
      }
      && zip(observers, other.observers).allSatisfy { left, right in
        left.observer === right.observer && left.observer.areEqual(left.last, right.last)
      }
  }
}
