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

  /// The values of a cell as numbers; empty if they are none.
  func numbers(of cell: StateCell) -> [Double] {
    let numbers = values(of: cell).map(StateCell.number)
    return numbers.contains(nil) ? [] : numbers.compactMap(\.self)
  }

  /// The values, as they are reported.
  var samples: [StateSamples] {
    cells.map { cell in
      StateSamples(name: cell.name, values: values(of: cell).map(SampleValue.init))
    }
  }
}
