/// What becomes of small changes of the state within one cycle.
///
/// Each number that an observer has written is changed by a point and by eight points in both
/// directions, and one cycle is run. What rounding does shows at one of both distances only, so the
/// smaller gain counts. Afterwards the tree is as before, but actions were run more often.
struct LoopGain {
  /// The gains where numbers grow.
  let above: GainMatrix

  /// The gains where numbers shrink.
  let below: GainMatrix

  /// The gain of the loop: with one number signed, with several the factor of growth.
  let value: Double

  /// The numbers that were tried.
  let quantities: [StateQuantity]

  private let matrix: GainMatrix

  /// Whether numbers were left out, of which nothing is known.
  private let isPartial: Bool

  /// How many numbers are tried one by one without asking first whether that makes a difference.
  private static var smallCount: Int { 12 }

  /// Measures the gain of a tree around the state that it has.
  ///
  /// - Parameter run: The run that has led there; `nil` is returned if no observer has written a
  ///   number in it.
  init?(after run: SettlingRun) {
    let all = run.writers.cells.flatMap(\.quantities)
    guard !all.isEmpty else { return nil }
    let probe = GainProbe(after: run)
    let (quantities, areAll) =
      all.count <= Self.smallCount ? (all, true) : probe.effective(of: all)
    self.quantities = quantities
    isPartial = !areAll
    func column(_ quantity: StateQuantity, _ direction: Double) -> [Double] {
      let near = Self.gains(of: quantity, direction, quantities, probe)
      let far = Self.gains(of: quantity, direction * 8, quantities, probe)
      return zip(near, far).map { abs($0) <= abs($1) ? $0 : $1 }
    }
    above = Self.matrix(quantities.map { column($0, 1) })
    below = Self.matrix(quantities.map { column($0, -1) })
    matrix = above.greater(below)
    value = matrix.rows.count == 1 ? matrix.rows[0][0] : matrix.spectralRadius
  }

  /// What comes back of a change of a cell to itself; `nil` if that is not known.
  func value(of cell: StateCell) -> Double? {
    let own = quantities.indices.filter { quantities[$0].cell === cell }
    guard !own.isEmpty else { return isPartial || cell.quantities.isEmpty ? nil : 0 }
    return own.map { matrix.rows[$0][$0] }.max { abs($0) < abs($1) }
  }

  private static func matrix(_ columns: [[Double]]) -> GainMatrix {
    GainMatrix(rows: columns.indices.map { row in columns.map { $0[row] } })
  }

  private static func gains(
    of quantity: StateQuantity,
    _ change: Double,
    _ quantities: [StateQuantity],
    _ probe: GainProbe
  ) -> [Double] {
    guard quantity.value(changedBy: change) != nil else { return quantities.map { _ in 0 } }
    // Rest is reached to a fraction of a point only, and so are differences known.
    return probe.differences(after: [(quantity, change)], in: quantities)
      .map { $0 / change }
      .map { $0.isFinite ? ($0 * 1e6).rounded() / 1e6 : 0 }
  }
}
