internal import ViewLayout

extension ViewReader {
  /// The readers of the layouts of the library.
  static let layouts: [ViewReader] = [
    ViewReader(
      name: "EqualWidthColumn",
      keys: ["gap", "spacing", "children"],
      read: readEqualWidthColumn
    ),
    ViewReader(name: "Flow", keys: ["gap", "spacing", "children"], read: readFlow),
  ]

  private static func readEqualWidthColumn(
    _ object: DocumentObject
  ) throws(DocumentError) -> DocumentView {
    let gap = try gap(of: object)
    let children = try object.children()
    return { state in
      AnyView(
        EqualWidthColumn(gap: gap.value(in: state) ?? ViewSpacing.defaultDistance)() {
          DocumentContent(views: children, state: state)
        }
      )
    }
  }

  private static func readFlow(_ object: DocumentObject) throws(DocumentError) -> DocumentView {
    let gap = try gap(of: object)
    let children = try object.children()
    return { state in
      AnyView(
        Flow(spacing: gap.value(in: state) ?? ViewSpacing.defaultDistance)() {
          DocumentContent(views: children, state: state)
        }
      )
    }
  }

  /// What is left between two views, under either of its names.
  private static func gap(of object: DocumentObject) throws(DocumentError) -> DocumentNumber? {
    if object["gap"] != nil, object["spacing"] != nil {
      throw object.value.fault("'gap' and 'spacing' are the same; leave out one of them")
    }
    return try object.number(object["gap"] == nil ? "spacing" : "gap")
  }
}
