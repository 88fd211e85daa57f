/// Whether views at rest come back to it.
enum RestCheck {
  /// Changes numbers of the state by a point each, and looks whether all come back.
  ///
  /// Afterwards the tree is as before.
  ///
  /// - Parameters:
  ///   - run: A run that has come to rest.
  ///   - changes: The numbers.
  /// - Returns: Whether they do.
  static func comesBack(_ run: SettlingRun, after changes: [StateQuantity]) -> Bool {
    changes.allSatisfy { quantity in
      [1.0, -1].allSatisfy { comesBack(run, quantity, after: $0) }
    }
  }

  private static func comesBack(
    _ run: SettlingRun,
    _ quantity: StateQuantity,
    after change: Double
  ) -> Bool {
    guard let changed = quantity.value(changedBy: change) else { return true }
    let rest = TreeSnapshot(of: run.tree)
    defer { rest.restore(in: run.proposal) }
    quantity.cell.set(changed)
    let again = SettlingRun(run.tree, in: run.proposal, .diagnose, limit: min(run.limit, 32))
    run.tree.ledger.trying { again.run() }
    guard case .quiet = again.end else { return false }
    return rest.state.isSame(as: TreeState(of: run.tree))
  }
}
