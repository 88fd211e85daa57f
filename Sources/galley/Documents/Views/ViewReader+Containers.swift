internal import ViewLayout

extension ViewReader {
  /// The readers of containers that are no stacks, and of views that only gather others.
  static let containers: [ViewReader] = [
    ViewReader(name: "ViewThatFits", keys: ["axes", "children"], read: readChoice),
    ViewReader(name: "ScrollView", keys: ["axes", "children"], read: readScrollView),
    ViewReader(name: "GeometryReader", keys: ["children"], read: readGeometryReader),
    ViewReader(name: "Group", keys: ["children"], hasFrame: false, read: readGroup),
    ViewReader(name: "ForEach", keys: ["children"], hasFrame: false, read: readGroup),
  ]

  private static func readChoice(_ object: DocumentObject) throws(DocumentError) -> DocumentView {
    let axes = try object["axes"]?.axes() ?? [.horizontal, .vertical]
    let children = try object.children()
    return { state in
      AnyView(ViewThatFits(in: axes) { DocumentContent(views: children, state: state) })
    }
  }

  private static func readScrollView(
    _ object: DocumentObject
  ) throws(DocumentError) -> DocumentView {
    let axes = try object["axes"]?.axes() ?? .vertical
    let children = try object.children()
    return { state in
      AnyView(ScrollView(axes) { DocumentContent(views: children, state: state) })
    }
  }

  private static func readGeometryReader(
    _ object: DocumentObject
  ) throws(DocumentError) -> DocumentView {
    let children = try object.children()
    return { state in
      AnyView(GeometryReader { _ in DocumentContent(views: children, state: state) })
    }
  }

  private static func readGroup(_ object: DocumentObject) throws(DocumentError) -> DocumentView {
    let children = try object.children()
    return { state in AnyView(DocumentContent(views: children, state: state)) }
  }
}
