/// What becomes of small changes of the state within one cycle.
///
/// Each number that an observer has written is changed by a point and by eight points in both directions,
/// and one cycle is run. What rounding does shows at one of both distances only, so the smaller gain
/// counts. Afterwards the tree is as before, but actions were run more often.
struct LoopGain {
  /// The gains where numbers grow.
  let above: GainMatrix

  /// The gains where numbers shrink.
  let below: GainMatrix

  /// The greater gain of each direction.
  var matrix: GainMatrix {
    GainMatrix(
      rows: zip(above.rows, below.rows).map { upper, lower in
        zip(upper, lower).map { abs($0) >= abs($1) ? $0 : $1 }
      }
    )
  }

  /// The gain of the loop: with one cell signed, with several the factor of growth.
  var value: Double {
    matrix.rows.count == 1 ? matrix.rows[0][0] : matrix.spectralRadius
  }

  /// Measures the gain of a tree around the state that it has.
  ///
  /// - Parameter run: The run that has led there; `nil` is returned if no observer has written a number in it.
  init?(after run: SettlingRun) {
    let cells = run.writers.cells.filter { $0.number != nil }
    guard !cells.isEmpty else { return nil }
    let state = TreeState(of: run.tree)
    func column(_ cell: StateCell, _ direction: Double) -> [Double] {
      let near = Self.gains(of: cell, direction, cells, state, run)
      let far = Self.gains(of: cell, direction * 8, cells, state, run)
      return zip(near, far).map { abs($0) <= abs($1) ? $0 : $1 }
    }
    above = Self.matrix(cells.map { column($0, 1) })
    below = Self.matrix(cells.map { column($0, -1) })
  }

  private static func matrix(_ columns: [[Double]]) -> GainMatrix {
    GainMatrix(rows: columns.indices.map { row in columns.map { $0[row] } })
  }

  private static func gains(
    of cell: StateCell,
    _ change: Double,
    _ cells: [StateCell],
    _ state: TreeState,
    _ run: SettlingRun
  ) -> [Double] {
    let before = cells.map { $0.number ?? 0 }
    guard let number = cell.number, let changed = cell.value(of: number + change) else {
      return cells.map { _ in 0 }
    }
    cell.set(changed)
    let cycle = UpdateCycle(of: run.tree, in: run.proposal)
    let gains = zip(cells, before).map { other, number -> Double in
      let isWritten = cycle.writes.contains { $0.cell === other && $0.actor != nil }
      // An action that writes only what differs has fed the number back all the same.
      let isFed = cycle.sightings.contains { run.writers.wrote($0.observer, other) }
      guard isWritten || isFed, let next = other.number else { return 0 }
      return (next - number) / change
    }
    state.restore(run.tree, in: run.proposal)
    // Rest is reached to a fraction of a point only, and so are differences known.
    return gains.map { $0.isFinite ? ($0 * 1e6).rounded() / 1e6 : 0 }
  }
}
