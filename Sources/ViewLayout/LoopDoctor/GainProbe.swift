/// Tries what becomes of a change of the state within one cycle.
///
/// Afterwards the tree is as before, but actions were run more often.
final class GainProbe {
  private let run: SettlingRun
  private let start: TreeSnapshot

  /// How many more changes may be tried: fewer in large trees, in which each takes longer.
  private(set) var allowance: Int

  /// Begins with the state that a run has led to.
  init(after run: SettlingRun) {
    self.run = run
    start = TreeSnapshot(of: run.tree)
    allowance = max(64, 400_000 / max(1, start.viewCount))
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
    allowance -= 1
    let before = quantities.map(\.number)
    for (quantity, change) in changes {
      if let value = quantity.value(changedBy: change) { quantity.cell.set(value) }
    }
    let cycle = run.tree.ledger.trying { UpdateCycle(of: run.tree, in: run.proposal) }
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
  /// and only groups that make a difference are divided. It ends once only as many changes are
  /// allowed as it takes to try each that was found by itself.
  ///
  /// - Parameter quantities: The numbers.
  /// - Returns: Some of them, in their order, and whether these are all.
  func effective(of quantities: [StateQuantity]) -> (found: [StateQuantity], areAll: Bool) {
    var found: [StateQuantity] = []
    var open = [quantities[...]]
    while let group = open.popLast() {
      guard allowance >= 4 * (found.count + 2) else { return (found, false) }
      guard makesDifference(group, in: quantities) else { continue }
      if group.count == 1 {
        found += group
      } else {
        open.append(group.suffix(group.count - group.count / 2))
        open.append(group.prefix(group.count / 2))
      }
    }
    return (found, true)
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
