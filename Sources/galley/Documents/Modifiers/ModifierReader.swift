internal import ViewLayout

/// What a modifier of a document makes of a view, with the state at hand.
typealias DocumentModifier = (AnyView, DocumentState) -> AnyView

/// Reads one kind of modifier.
struct ModifierReader: Sendable {
  /// The key of the modifier.
  let name: String

  /// Reads the value of the key.
  let read: @Sendable (DocumentValue) throws(DocumentError) -> DocumentModifier

  /// The readers by the keys of their modifiers.
  static let all: [String: ModifierReader] = Dictionary(
    uniqueKeysWithValues: (sizes + places + layers + texts + cells + state).map { ($0.name, $0) }
  )
}

extension DocumentValue {
  /// A view with the modifier that the value is: an object with its key, and perhaps an `id`.
  func applied(to view: @escaping DocumentView) throws(DocumentError) -> DocumentView {
    guard case .object(let members) = json else { throw fault("it must be an object") }
    var modifier: (key: String, value: DocumentValue)?
    var name: String?
    for (key, value) in members {
      if key == "id" {
        name = try inner(value, "/id").string()
        continue
      }
      if let modifier {
        throw fault(
          "'\(modifier.key)' and '\(key)' are two modifiers; each is an object of its own"
        )
      }
      modifier = (key, inner(value, "/" + key))
    }
    guard let modifier else { throw fault("it names no modifier") }
    guard let reader = ModifierReader.all[modifier.key] else {
      let hint = NearestName.question(for: modifier.key, among: Array(ModifierReader.all.keys))
      throw fault("unknown modifier '\(modifier.key)'.\(hint)")
    }
    let modify = try reader.read(modifier.value)
    let modified: DocumentView = { state in modify(view(state), state) }
    return name.map { named(modified, $0) } ?? modified
  }
}
