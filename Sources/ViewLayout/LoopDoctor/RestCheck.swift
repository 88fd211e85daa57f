/// Whether views at rest come back to it.
enum RestCheck {
  /// Changes each number that observers have written by a point, and looks whether all come back.
  ///
  /// Afterwards the tree is as before.
  ///
  /// - Parameter run: A run that has come to rest.
  /// - Returns: Whether they do.
  static func comesBack(_ run: SettlingRun) -> Bool {
    run.writers.cells.allSatisfy { cell in
      [1.0, -1].allSatisfy { comesBack(run, cell, after: $0) }
    }
  }

  private static func comesBack(
    _ run: SettlingRun,
    _ cell: StateCell,
    after change: Double
  ) -> Bool {
    guard let number = cell.number, let changed = cell.value(of: number + change) else {
      return true
    }
    let rest = TreeSnapshot(of: run.tree)
    defer { rest.restore(in: run.proposal) }
    cell.set(changed)
    let again = SettlingRun(run.tree, in: run.proposal, .diagnose, limit: min(run.limit, 32))
    again.run()
    guard case .quiet = again.end else { return false }
    return rest.state.isSame(as: TreeState(of: run.tree))
  }
}
