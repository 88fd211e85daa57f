internal import ViewLayout

extension ViewReader {
  /// The readers of grids and their rows.
  static let grids: [ViewReader] = [
    ViewReader(
      name: "Grid",
      keys: ["horizontalSpacing", "verticalSpacing", "alignment", "children"],
      read: readGrid
    ),
    ViewReader(
      name: "GridRow",
      keys: ["alignment", "children"],
      hasFrame: false,
      read: readGridRow
    ),
  ]

  private static func readGrid(_ object: DocumentObject) throws(DocumentError) -> DocumentView {
    let alignment = try object["alignment"]?.alignment() ?? .center
    let horizontal = try object.number("horizontalSpacing")
    let vertical = try object.number("verticalSpacing")
    let children = try object.children()
    return { state in
      AnyView(
        Grid(
          alignment: alignment,
          horizontalSpacing: horizontal.value(in: state),
          verticalSpacing: vertical.value(in: state)
        ) {
          DocumentContent(views: children, state: state)
        }
      )
    }
  }

  private static func readGridRow(_ object: DocumentObject) throws(DocumentError) -> DocumentView {
    let alignment = try object["alignment"]?.verticalAlignment()
    let children = try object.children()
    return { state in
      AnyView(
        GridRow(alignment: alignment) { DocumentContent(views: children, state: state) }
      )
    }
  }
}
