/// What becomes of small changes of the state within one cycle.
///
/// Each number that an observer has written is changed by a point and by eight points in both directions,
/// and one cycle is run. What rounding does shows at one of both distances only, so the smaller gain
/// counts. Afterwards the tree is as before, but actions were run more often.
struct LoopGain {
  private let quantities: [Quantity]

  /// A number of the state.
  private struct Quantity {
    let cell: StateCell
    let place: Int

    /// The number that it is now; `nil` if the cell has none at the moment.
    var number: Double? {
      let numbers = StateNumbers.of(cell.value)
      return numbers.indices.contains(place) ? numbers[place] : nil
    }
  }

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
    let quantities = run.writers.cells.flatMap { cell in
      StateNumbers.of(cell.value).indices.map { Quantity(cell: cell, place: $0) }
    }
    guard !quantities.isEmpty else { return nil }
    self.quantities = quantities
    let start = TreeSnapshot(of: run.tree)
    func column(_ quantity: Quantity, _ direction: Double) -> [Double] {
      let near = Self.gains(of: quantity, direction, quantities, start, run)
      let far = Self.gains(of: quantity, direction * 8, quantities, start, run)
      return zip(near, far).map { abs($0) <= abs($1) ? $0 : $1 }
    }
    above = Self.matrix(quantities.map { column($0, 1) })
    below = Self.matrix(quantities.map { column($0, -1) })
  }

  /// What comes back of a change of a cell to itself; `nil` if it has no numbers.
  func value(of cell: StateCell) -> Double? {
    let rows = matrix.rows
    return quantities.indices.filter { quantities[$0].cell === cell }.map { rows[$0][$0] }
      .max { abs($0) < abs($1) }
  }

  private static func matrix(_ columns: [[Double]]) -> GainMatrix {
    GainMatrix(rows: columns.indices.map { row in columns.map { $0[row] } })
  }

  private static func gains(
    of quantity: Quantity,
    _ change: Double,
    _ quantities: [Quantity],
    _ start: TreeSnapshot,
    _ run: SettlingRun
  ) -> [Double] {
    let before = quantities.map(\.number)
    let changed = quantity.number.flatMap { number in
      StateNumbers.value(quantity.cell.value, with: number + change, at: quantity.place)
    }
    guard let changed else { return quantities.map { _ in 0 } }
    quantity.cell.set(changed)
    let cycle = UpdateCycle(of: run.tree, in: run.proposal)
    let gains = zip(quantities, before).map { other, number -> Double in
      let isWritten = cycle.writes.contains { $0.cell === other.cell && $0.actor != nil }
      // An action that writes only what differs has fed the number back all the same.
      let isFed = cycle.sightings.contains { run.writers.wrote($0.observer, other.cell) }
      guard isWritten || isFed, let next = other.number, let number else { return 0 }
      return (next - number) / change
    }
    start.restore(in: run.proposal)
    // Rest is reached to a fraction of a point only, and so are differences known.
    return gains.map { $0.isFinite ? ($0 * 1e6).rounded() / 1e6 : 0 }
  }
}
