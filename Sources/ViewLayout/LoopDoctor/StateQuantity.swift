/// One of the numbers that a value of state consists of, such as the width of a size.
struct StateQuantity {
  /// The cell that has the value.
  let cell: StateCell

  /// The place of the number among those of the value.
  let place: Int

  /// The number that it is now; `nil` if the cell has none at the moment.
  var number: Double? {
    let numbers = StateNumbers.of(cell.value)
    return numbers.indices.contains(place) ? numbers[place] : nil
  }

  /// The value of the cell with a greater or smaller number in the place; `nil` if its type has
  /// none.
  func value(changedBy change: Double) -> Any? {
    number.flatMap { StateNumbers.value(cell.value, with: $0 + change, at: place) }
  }
}

extension StateCell {
  /// The numbers that the value consists of; none if it is something else.
  var quantities: [StateQuantity] {
    StateNumbers.of(value).indices.map { StateQuantity(cell: self, place: $0) }
  }
}
