internal import ViewLayout

extension ModifierReader {
  /// The readers of modifiers of cells of a grid.
  static let cells: [ModifierReader] = [
    ModifierReader(name: "gridCellColumns", read: readColumns),
    ModifierReader(name: "gridCellUnsizedAxes", read: readUnsizedAxes),
  ]

  private static func readColumns(
    _ value: DocumentValue
  ) throws(DocumentError) -> DocumentModifier {
    let count = try value.number()
    return { view, state in
      // A grid has a place for each column.
      AnyView(view.gridCellColumns(min(count.count(in: state), 1000)))
    }
  }

  private static func readUnsizedAxes(
    _ value: DocumentValue
  ) throws(DocumentError) -> DocumentModifier {
    let axes = try value.axes()
    return { view, _ in AnyView(view.gridCellUnsizedAxes(axes)) }
  }
}
