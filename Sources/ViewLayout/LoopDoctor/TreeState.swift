/// The state of a tree, and what its observers have seen.
struct TreeState {
  private let cells: [(cell: StateCell, value: Any, version: Int)]
  private let observers: [(observer: any ViewObserver, last: Any?)]

  /// Takes what a tree has now.
  init(of tree: LayoutTree) {
    cells = tree.cells.map { ($0, $0.value, $0.version) }
    observers = tree.observers.map { ($0, $0.last) }
  }

  /// Gives the cells and the observers back what they had.
  func restore() {
    for saved in cells { saved.cell.set(saved.value) }
    for saved in observers { saved.observer.last = saved.last }
  }

  /// Whether another state is the same.
  ///
  /// Views that have gone and come back count as the same as long as they have the same state. A
  /// value that cannot be compared is the same until another one is written.
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
