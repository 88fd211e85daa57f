internal import ViewLayout

extension ViewReader {
  /// The reader of lazy grids.
  static let lazyGrid = ViewReader(
    name: "LazyVGrid",
    keys: ["columns", "alignment", "spacing", "children"],
    read: readLazyGrid
  )

  private static func readLazyGrid(_ object: DocumentObject) throws(DocumentError) -> DocumentView {
    var items: [GridItem] = []
    for column in try object.required("columns").elements() { items.append(try column.gridItem()) }
    let alignment = try object["alignment"]?.horizontalAlignment() ?? .center
    let spacing = try object.number("spacing")
    let children = try object.children()
    let columns = items
    return { state in
      AnyView(
        LazyVGrid(columns: columns, alignment: alignment, spacing: spacing.value(in: state)) {
          DocumentContent(views: children, state: state)
        }
      )
    }
  }
}

extension DocumentValue {
  /// The value as a column: an object with `fixed`, `flexible` or `adaptive`, and perhaps
  /// `spacing`.
  fileprivate func gridItem() throws(DocumentError) -> GridItem {
    let object = try DocumentObject(self, keys: ["fixed", "flexible", "adaptive", "spacing"])
    let lengths = 0.0...1e9
    let spacing = try object["spacing"]?.literal(in: lengths).length
    let kinds = ["fixed", "flexible", "adaptive"].filter { object[$0] != nil }
    guard kinds.count == 1, let value = object[kinds[0]] else {
      throw fault("it must have one of 'fixed', 'flexible' and 'adaptive'")
    }
    if kinds[0] == "fixed" {
      return GridItem(.fixed(try value.literal(in: lengths).length), spacing: spacing)
    }
    let limits = try DocumentObject(value, keys: ["minimum", "maximum"])
    let minimum = try limits["minimum"]?.literal(in: lengths).length
    let maximum = try limits["maximum"]?.literal(in: lengths).length ?? .infinity
    if kinds[0] == "flexible" {
      return GridItem(.flexible(minimum: minimum ?? 10, maximum: maximum), spacing: spacing)
    }
    guard let minimum else { throw value.fault("the key 'minimum' is missing") }
    return GridItem(.adaptive(minimum: minimum, maximum: maximum), spacing: spacing)
  }
}

extension Double {
  /// The number as a length in points.
  fileprivate var length: CGFloat { CGFloat(self) }
}
