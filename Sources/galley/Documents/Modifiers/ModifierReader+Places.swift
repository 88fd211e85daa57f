internal import ViewLayout

extension ModifierReader {
  /// The readers of modifiers that move a view, or say where its guides are.
  static let places: [ModifierReader] = [
    ModifierReader(name: "offset", read: readOffset),
    ModifierReader(name: "position", read: readPosition),
    ModifierReader(name: "alignmentGuide", read: readAlignmentGuide),
  ]

  private static func readOffset(
    _ value: DocumentValue
  ) throws(DocumentError) -> DocumentModifier {
    let object = try DocumentObject(value, keys: ["x", "y"])
    let (x, y) = (try object.number("x"), try object.number("y"))
    return { view, state in
      AnyView(view.offset(x: x.value(in: state) ?? 0, y: y.value(in: state) ?? 0))
    }
  }

  private static func readPosition(
    _ value: DocumentValue
  ) throws(DocumentError) -> DocumentModifier {
    let object = try DocumentObject(value, keys: ["x", "y"])
    let (x, y) = (try object.number("x"), try object.number("y"))
    return { view, state in
      AnyView(view.position(x: x.value(in: state) ?? 0, y: y.value(in: state) ?? 0))
    }
  }

  private static func readAlignmentGuide(
    _ value: DocumentValue
  ) throws(DocumentError) -> DocumentModifier {
    let object = try DocumentObject(value, keys: ["guide", "value"])
    let guide = try object.required("guide").choice(Guide.words)
    let position = try object.required("value").number()
    return { view, state in
      let place = position.value(in: state)
      var guided = view
      if let key = guide.horizontal {
        guided = AnyView(guided.alignmentGuide(key) { _ in place })
      }
      if let key = guide.vertical { guided = AnyView(guided.alignmentGuide(key) { _ in place }) }
      return guided
    }
  }

  /// The guides that a name stands for.
  private struct Guide {
    var horizontal: HorizontalAlignment?
    var vertical: VerticalAlignment?

    /// A name that both axes have stands for both: a stack aligns along one of them only.
    static let words: KeyValuePairs<String, Guide> = [
      "leading": Guide(horizontal: .leading), "trailing": Guide(horizontal: .trailing),
      "center": Guide(horizontal: .center, vertical: .center), "top": Guide(vertical: .top),
      "bottom": Guide(vertical: .bottom),
      "firstTextBaseline": Guide(vertical: .firstTextBaseline),
      "lastTextBaseline": Guide(vertical: .lastTextBaseline),
    ]
  }
}
