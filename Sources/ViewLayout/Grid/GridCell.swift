/// What a view is in a grid.
struct GridCell: Equatable {
  /// The row that the view is written in; `nil` if it is in none, and so a row of its own.
  var row: Row?

  /// How many columns it covers, at least 1.
  var columnCount = 1

  /// The axes along which it does not make its column or row longer.
  var unsizedAxes: Axis.Set = []

  /// Where it stands in its cell; `nil` leaves it to the grid's guides.
  var anchor: UnitPoint?

  /// The guide of its column, if it is the first to say one; `nil` is the grid's.
  var columnAlignment: HorizontalAlignment?

  /// A row, which is what its views have in common.
  struct Row: Equatable {
    /// What stays of the row's view.
    let slot: ObjectIdentifier

    /// The guide on which its views lie; `nil` is the grid's.
    let alignment: VerticalAlignment?
  }

  /// The key under which views carry it.
  enum Key: LayoutValueKey {
    static var defaultValue: GridCell { GridCell() }
  }
}

extension LayoutNode {
  /// What the view is in a grid.
  var gridCell: GridCell { layoutValue(GridCell.Key.self) }

  /// Changes what the view is in a grid.
  func changeGridCell(_ change: (inout GridCell) -> Void) {
    let earlier = gridCell
    var cell = earlier
    change(&cell)
    guard cell != earlier else { return }
    layoutValues[ObjectIdentifier(GridCell.Key.self)] = cell
    invalidate()
  }
}
