/// Tries what becomes of a change of the state within one cycle.
///
/// Afterwards the tree is as before, but actions were run more often.
struct GainProbe {
  private let run: SettlingRun
  private let start: TreeSnapshot

  /// Begins with the state that a run has led to.
  init(after run: SettlingRun) {
    self.run = run
    start = TreeSnapshot(of: run.tree)
  }

  /// By how much numbers differ that observers have written after a change; 0 for those that they
  /// have not.
  ///
  /// - Parameters:
  ///   - changes: The numbers that are changed, and by how much.
  ///   - quantities: The numbers that are looked at.
  /// - Returns: The differences from before the change, in the order of the quantities.
  func differences(
    after changes: [(quantity: StateQuantity, change: Double)],
    in quantities: [StateQuantity]
  ) -> [Double] {
    let before = quantities.map(\.number)
    for (quantity, change) in changes {
      if let value = quantity.value(changedBy: change) { quantity.cell.set(value) }
    }
    let cycle = run.tree.ledger.updates.trying { UpdateCycle(of: run.tree, in: run.proposal) }
    let written = Set(
      cycle.writes.filter { $0.actor != nil }.map { ObjectIdentifier($0.cell) }
    )
    let differences = zip(quantities, before).map { quantity, number -> Double in
      // An action that writes only what differs has fed the number back all the same.
      let isFed =
        written.contains(ObjectIdentifier(quantity.cell))
        || cycle.sightings.contains { run.writers.wrote($0.observer, quantity.cell) }
      guard isFed, let next = quantity.number, let number else { return 0 }
      return next - number
    }
    start.restore(in: run.proposal)
    return differences
  }

  /// The numbers whose change makes a difference to one that observers write.
  ///
  /// They are changed in groups, each by another amount so that their effects do not cancel out,
  /// and only groups that make a difference are divided.
  ///
  /// - Parameters:
  ///   - quantities: The numbers.
  ///   - limit: How many are sought at most.
  /// - Returns: Some of them, in their order.
  func effective(of quantities: [StateQuantity], limit: Int) -> [StateQuantity] {
    var found: [StateQuantity] = []
    var open = [quantities[...]]
    while let group = open.popLast(), found.count < limit {
      guard makesDifference(group, in: quantities) else { continue }
      if group.count == 1 {
        found += group
      } else {
        open.append(group.suffix(group.count - group.count / 2))
        open.append(group.prefix(group.count / 2))
      }
    }
    return found
  }

  private func makesDifference(
    _ group: ArraySlice<StateQuantity>,
    in quantities: [StateQuantity]
  ) -> Bool {
    [1.0, -1, 8, -8].contains { change in
      let changes = group.enumerated().map { index, quantity in
        (quantity, change * (1 + (Double(index) * 0.618).truncatingRemainder(dividingBy: 1)))
      }
      return differences(after: changes, in: quantities).contains { abs($0) > 1e-6 }
    }
  }
}
