internal import ViewLayout

extension DocumentValue {
  /// The value as guides of both axes.
  func alignment() throws(DocumentError) -> Alignment {
    try choice([
      "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
      "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
      "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
      "centerFirstTextBaseline": .centerFirstTextBaseline,
      "centerLastTextBaseline": .centerLastTextBaseline,
      "leadingFirstTextBaseline": .leadingFirstTextBaseline,
      "leadingLastTextBaseline": .leadingLastTextBaseline,
      "trailingFirstTextBaseline": .trailingFirstTextBaseline,
      "trailingLastTextBaseline": .trailingLastTextBaseline,
    ])
  }

  /// The value as a guide across a row.
  func verticalAlignment() throws(DocumentError) -> VerticalAlignment {
    try choice([
      "center": .center, "top": .top, "bottom": .bottom,
      "firstTextBaseline": .firstTextBaseline, "lastTextBaseline": .lastTextBaseline,
    ])
  }

  /// The value as a guide across a column.
  func horizontalAlignment() throws(DocumentError) -> HorizontalAlignment {
    try choice(["center": .center, "leading": .leading, "trailing": .trailing])
  }

  /// The value as axes: one, or an array of them.
  func axes() throws(DocumentError) -> Axis.Set {
    let values = if case .array = json { try elements() } else { [self] }
    var axes: Axis.Set = []
    for value in values {
      axes.formUnion(
        try value.choice(["horizontal": Axis.Set.horizontal, "vertical": Axis.Set.vertical])
      )
    }
    return axes
  }

  /// The value as a font: a family or file, a size, or both as `font` and `size`.
  func font() throws(DocumentError) -> Font {
    if json.double != nil { return try font(named: nil, size: self) }
    if case .string(let name) = json { return try font(named: name, size: nil) }
    let object = try DocumentObject(self, keys: ["font", "size"])
    return try font(named: object.string("font"), size: object["size"])
  }

  /// The font of a name and a size, where those are given.
  func font(named name: String?, size: DocumentValue?) throws(DocumentError) -> Font {
    var request = FontRequest()
    if let name { request.name = name }
    if let size { request.size = try size.literal(in: 0.001...100_000) }
    do throws(FontError) {
      return try context.finder.font(for: request).font
    } catch {
      throw fault(error.description)
    }
  }
}
