internal import ViewLayout

/// The cells of a document, which numbers of its views can be read from.
struct DocumentState: Sendable {
  private let cells: [String: JSONValue]

  /// Takes cells by their names.
  init(_ cells: [String: JSONValue] = [:]) {
    self.cells = cells
  }

  /// The names of the cells that hold numbers.
  var numberNames: [String] { cells.filter { $0.value.double != nil }.map(\.key).sorted() }

  /// The number that a cell holds; `nil` if there is no such cell, or it holds none.
  func number(_ name: String) -> CGFloat? { cells[name]?.double.map { CGFloat($0) } }
}
