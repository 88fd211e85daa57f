internal import ViewLayout

extension ModifierReader {
  /// The readers of modifiers that put something over or behind a view, or paint it otherwise.
  static let layers: [ModifierReader] = [
    ModifierReader(name: "overlay", read: readOverlay),
    ModifierReader(name: "background", read: readBackground),
    ModifierReader(name: "border", read: readBorder),
    ModifierReader(name: "hidden", read: readHidden),
  ]

  private static func readOverlay(
    _ value: DocumentValue
  ) throws(DocumentError) -> DocumentModifier {
    let layer = try Layer(value)
    return { view, state in
      AnyView(
        view.overlay(alignment: layer.alignment) {
          DocumentContent(views: layer.content, state: state)
        }
      )
    }
  }

  private static func readBackground(
    _ value: DocumentValue
  ) throws(DocumentError) -> DocumentModifier {
    let layer = try Layer(value)
    return { view, state in
      AnyView(
        view.background(alignment: layer.alignment) {
          DocumentContent(views: layer.content, state: state)
        }
      )
    }
  }

  /// Reads a border, whose colour and width no size depends on.
  private static func readBorder(
    _ value: DocumentValue
  ) throws(DocumentError) -> DocumentModifier {
    { view, _ in AnyView(view.border(.black)) }
  }

  private static func readHidden(
    _ value: DocumentValue
  ) throws(DocumentError) -> DocumentModifier {
    { view, _ in AnyView(view.hidden()) }
  }

  /// What lies over or behind a view.
  private struct Layer {
    let content: [DocumentView]
    let alignment: Alignment

    init(_ value: DocumentValue) throws(DocumentError) {
      let object = try DocumentObject(value, keys: ["content", "alignment"])
      content = try object.required("content").content()
      alignment = try object["alignment"]?.alignment() ?? .center
    }
  }
}
