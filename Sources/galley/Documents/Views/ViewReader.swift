internal import ViewLayout

/// Reads one kind of view.
struct ViewReader: Sendable {
  /// The name of the kind.
  let name: String

  /// The keys of its parameters; `children` if it has content.
  let keys: [String]

  /// Whether the view has a frame of its own that can be named.
  var hasFrame = true

  /// Reads a view of this kind.
  let read: @Sendable (DocumentObject) throws(DocumentError) -> DocumentView

  /// The readers by the names of their views.
  static let all: [String: ViewReader] = Dictionary(
    uniqueKeysWithValues: (leaves + stacks + containers + grids + layouts + [foreign, lazyGrid]).map
    {
      ($0.name, $0)
    }
  )
}

extension DocumentValue {
  /// The value as a view with its modifiers.
  func view() throws(DocumentError) -> DocumentView {
    guard case .object(let members) = json,
      let kind = members.first(where: { $0.key == "view" })?.value
    else { throw fault("it must be an object with the key 'view'") }
    let name = try inner(kind, "/view").string()
    guard let reader = ViewReader.all[name] else {
      let hint = NearestName.question(for: name, among: Array(ViewReader.all.keys))
      throw fault("unknown view '\(name)'.\(hint)")
    }
    let object = try DocumentObject(
      try deeper(),
      keys: ["view", "id", "modifiers"] + reader.keys
    )
    var view = try reader.read(object)
    if let id = try object.string("id"), reader.hasFrame { view = named(view, id) }
    return try modified(view, by: object["modifiers"])
  }

  /// The value as content: a view, or an array of them.
  func content() throws(DocumentError) -> [DocumentView] {
    guard case .array = json else { return [try view()] }
    return try views()
  }

  /// The elements of an array as views.
  func views() throws(DocumentError) -> [DocumentView] {
    var views: [DocumentView] = []
    for element in try elements() { views.append(try element.view()) }
    return views
  }

  private func modified(
    _ view: @escaping DocumentView,
    by modifiers: DocumentValue?
  ) throws(DocumentError) -> DocumentView {
    guard let modifiers else { return view }
    var view = view
    for modifier in try modifiers.elements() { view = try modifier.applied(to: view) }
    return view
  }
}

extension DocumentObject {
  /// The views of the key `children`; none if it is not there.
  func children() throws(DocumentError) -> [DocumentView] {
    guard let children = self["children"] else { return [] }
    return try children.views()
  }
}

extension DocumentValue {
  /// The value, as deep as what is in its view and the modifiers of that.
  private func deeper() throws(DocumentError) -> DocumentValue {
    var deeper = depth + 1
    if case .object(let members) = json,
      case .array(let modifiers)? = members.first(where: { $0.key == "modifiers" })?.value
    {
      deeper += modifiers.count
    }
    guard deeper <= DocumentContext.depthLimit else {
      throw fault("more than \(DocumentContext.depthLimit) views and modifiers are in each other")
    }
    return DocumentValue(json: json, path: path, depth: deeper, context: context)
  }
}
