internal import ViewLayout

extension ViewReader {
  /// The readers of stacks.
  static let stacks: [ViewReader] = [
    ViewReader(name: "HStack", keys: ["spacing", "alignment", "children"], read: readRow),
    ViewReader(name: "VStack", keys: ["spacing", "alignment", "children"], read: readColumn),
    ViewReader(name: "ZStack", keys: ["alignment", "children"], read: readPile),
  ]

  private static func readRow(_ object: DocumentObject) throws(DocumentError) -> DocumentView {
    let alignment = try object["alignment"]?.verticalAlignment() ?? .center
    let spacing = try object.number("spacing")
    let children = try object.children()
    return { state in
      AnyView(
        HStack(alignment: alignment, spacing: spacing.value(in: state)) {
          DocumentContent(views: children, state: state)
        }
      )
    }
  }

  private static func readColumn(_ object: DocumentObject) throws(DocumentError) -> DocumentView {
    let alignment = try object["alignment"]?.horizontalAlignment() ?? .center
    let spacing = try object.number("spacing")
    let children = try object.children()
    return { state in
      AnyView(
        VStack(alignment: alignment, spacing: spacing.value(in: state)) {
          DocumentContent(views: children, state: state)
        }
      )
    }
  }

  private static func readPile(_ object: DocumentObject) throws(DocumentError) -> DocumentView {
    let alignment = try object["alignment"]?.alignment() ?? .center
    let children = try object.children()
    return { state in
      AnyView(
        ZStack(alignment: alignment) { DocumentContent(views: children, state: state) }
      )
    }
  }
}
