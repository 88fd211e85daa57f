internal import ViewLayout

extension ViewReader {
  /// The readers of views that contain none.
  static let leaves: [ViewReader] =
    [
      ViewReader(name: "Text", keys: ["text", "font", "size"], read: readText),
      ViewReader(name: "Fixed", keys: ["width", "height"], read: readFixed),
      ViewReader(name: "Image", keys: ["width", "height", "resizable"], read: readImage),
      ViewReader(name: "Spacer", keys: ["minLength"], read: readSpacer),
      ViewReader(name: "RoundedRectangle", keys: ["cornerRadius"], read: readRoundedRectangle),
      ViewReader(name: "EmptyView", keys: [], hasFrame: false, read: constant(EmptyView())),
    ] + [
      ViewReader(name: "Color", keys: [], read: constant(Color.black)),
      ViewReader(name: "Rectangle", keys: [], read: constant(Rectangle())),
      ViewReader(name: "Capsule", keys: [], read: constant(Capsule())),
      ViewReader(name: "Ellipse", keys: [], read: constant(Ellipse())),
      ViewReader(name: "Circle", keys: [], read: constant(Circle())),
      ViewReader(name: "Divider", keys: [], read: constant(Divider())),
    ]

  /// Reads a view without parameters.
  private static func constant(
    _ view: @autoclosure @escaping @Sendable () -> some View
  ) -> @Sendable (DocumentObject) throws(DocumentError) -> DocumentView {
    { (_) throws(DocumentError) -> DocumentView in { _ in AnyView(view()) } }
  }

  private static func readText(_ object: DocumentObject) throws(DocumentError) -> DocumentView {
    let text = try object.required("text").string()
    guard object["font"] != nil || object["size"] != nil else {
      return { _ in AnyView(Text(verbatim: text)) }
    }
    let font = try object.value.font(named: object.string("font"), size: object["size"])
    return { _ in AnyView(Text(verbatim: text).font(font)) }
  }

  private static func readFixed(_ object: DocumentObject) throws(DocumentError) -> DocumentView {
    let width = try object.required("width").number()
    let height = try object.required("height").number()
    return { state in
      AnyView(
        Fixed(size: CGSize(width: width.value(in: state), height: height.value(in: state)))
      )
    }
  }

  private static func readImage(_ object: DocumentObject) throws(DocumentError) -> DocumentView {
    let width = try object.required("width").number()
    let height = try object.required("height").number()
    let isResizable = try object.boolean("resizable") ?? false
    return { state in
      let image = Image(
        size: CGSize(width: width.value(in: state), height: height.value(in: state))
      )
      return AnyView(isResizable ? image.resizable() : image)
    }
  }

  private static func readSpacer(_ object: DocumentObject) throws(DocumentError) -> DocumentView {
    let minimum = try object.number("minLength")
    return { state in AnyView(Spacer(minLength: minimum.value(in: state))) }
  }

  private static func readRoundedRectangle(
    _ object: DocumentObject
  ) throws(DocumentError) -> DocumentView {
    let radius = try object.number("cornerRadius")
    return { state in AnyView(RoundedRectangle(cornerRadius: radius.value(in: state) ?? 0)) }
  }
}
