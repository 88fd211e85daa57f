internal import ViewLayout

/// A number of a document, known when a view is evaluated.
enum DocumentNumber: Sendable {
  /// It is written where it is used.
  case literal(CGFloat)

  /// It is what a cell holds, written as `$` and the cell's name.
  case cell(String)

  /// The number.
  func value(in state: DocumentState) -> CGFloat {
    switch self {
    case .literal(let number): number
    case .cell(let name): state.number(name) ?? 0
    }
  }

  /// The whole number next to it, from 0 to a million.
  func count(in state: DocumentState) -> Int {
    let number = value(in: state)
    return number.isNaN ? 0 : Int(min(max(number.rounded(), 0), 1_000_000))
  }
}

extension DocumentNumber? {
  /// The number; `nil` if none is written.
  func value(in state: DocumentState) -> CGFloat? { map { $0.value(in: state) } }
}
