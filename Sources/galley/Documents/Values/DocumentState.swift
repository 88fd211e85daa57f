internal import ViewLayout

/// The cells of a document, which values of its views are read from and actions write to.
struct DocumentState {
  private let cells: [String: JSONValue]
  private var values: StateTableValues?

  /// Takes cells by their names.
  init(_ cells: [String: JSONValue] = [:]) {
    self.cells = cells
  }

  /// The cells in the order of their names, with the values that they begin with.
  var first: [(name: String, value: SampleValue)] {
    cells.sorted { $0.key < $1.key }.compactMap { name, value in
      if case .boolean(let flag) = value { return (name, .flag(flag)) }
      return value.double.map { (name, .number($0)) }
    }
  }

  /// The same cells with the values that they have in a tree.
  func reading(_ values: StateTableValues) -> DocumentState {
    var state = self
    state.values = values
    return state
  }

  /// The names of the cells that hold numbers.
  var numberNames: [String] { cells.filter { $0.value.double != nil }.map(\.key).sorted() }

  /// The names of the cells that hold true or false.
  var flagNames: [String] {
    cells.filter { if case .boolean = $0.value { true } else { false } }.map(\.key).sorted()
  }

  /// The number that a cell holds; `nil` if there is no such cell, or it holds none.
  func number(_ name: String) -> CGFloat? {
    guard let values else { return cells[name]?.double.map { CGFloat($0) } }
    return values[name]?.number.map { CGFloat($0) }
  }

  /// Gives a cell a value of its type; outside of a tree nothing happens.
  func write(_ value: SampleValue, to name: String) { values?[name] = value }
}
