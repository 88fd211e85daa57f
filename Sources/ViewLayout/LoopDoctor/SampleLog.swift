/// The values that cells have had while their views settled.
struct SampleLog {
  /// The cells that have changed, in the order in which they did.
  private(set) var cells: [StateCell] = []

  private var values: [ObjectIdentifier: [Any]] = [:]

  /// Notes what a cycle has changed.
  mutating func add(_ changes: [UpdateCycle.Change]) {
    for change in changes {
      let id = ObjectIdentifier(change.cell)
      if values[id] == nil {
        cells.append(change.cell)
        values[id] = [change.before]
      }
      values[id]?.append(change.cell.value)
    }
  }

  /// The values of a cell; empty if it has never changed.
  func values(of cell: StateCell) -> [Any] { values[ObjectIdentifier(cell), default: []] }

  /// The values of a cell as numbers, of several numbers in each those that have changed most, and
  /// the place of these; `nil` if they are none.
  func series(of cell: StateCell) -> (place: Int, numbers: [Double])? {
    let values = values(of: cell).map(StateNumbers.of)
    guard let first = values.first, values.allSatisfy({ $0.count == first.count }) else {
      return nil
    }
    let all = first.indices.map { place in (place: place, numbers: values.map { $0[place] }) }
    func range(_ numbers: [Double]) -> Double { (numbers.max() ?? 0) - (numbers.min() ?? 0) }
    return all.max { range($0.numbers) < range($1.numbers) }
  }

  /// The values, as they are reported.
  var samples: [StateSamples] {
    cells.map { cell in
      StateSamples(name: cell.name, values: values(of: cell).map(SampleValue.init))
    }
  }
}
