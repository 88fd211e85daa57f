/// Which state closes a loop: where it keeps its value, the views settle.
enum CutSearch {
  /// The most cells that are tried.
  private static let cellLimit = 12

  /// Finds the smallest sets of cells that a loop needs to change, by running it again without.
  ///
  /// - Parameter run: The run that has not settled.
  /// - Returns: The names of the cells that end the loop alone; without one, those of the first two
  ///   that do; otherwise a set that does, of which none can be left out.
  static func candidates(of run: SettlingRun) -> [String] {
    let cells = Array(run.writers.cells.prefix(cellLimit))
    let alone = cells.filter { settles(run, without: [$0]) }
    if !alone.isEmpty { return alone.map(\.name) }
    for (index, first) in cells.enumerated() {
      for second in cells.dropFirst(index + 1) where settles(run, without: [first, second]) {
        return [first.name, second.name]
      }
    }
    guard cells.count > 2, settles(run, without: cells) else { return [] }
    return needed(of: cells, in: run).map(\.name)
  }

  /// The cells without those that need not be kept for the loop to end.
  private static func needed(of cells: [StateCell], in run: SettlingRun) -> [StateCell] {
    cells.reduce(cells) { kept, cell in
      let fewer = kept.filter { $0 !== cell }
      return settles(run, without: fewer) ? fewer : kept
    }
  }

  private static func settles(_ run: SettlingRun, without cells: [StateCell]) -> Bool {
    let updates = run.tree.ledger.updates
    let end = TreeSnapshot(of: run.tree)
    run.start.restore(in: run.proposal)
    defer { end.restore(in: run.proposal) }
    return updates.freezing(cells) {
      let again = SettlingRun(run.tree, in: run.proposal, .diagnose, limit: min(run.limit, 16))
      run.tree.ledger.trying(mayBeNew: true) { again.run() }
      if case .quiet = again.end { return true }
      return false
    }
  }
}
