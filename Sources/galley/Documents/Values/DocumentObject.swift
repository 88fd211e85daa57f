/// An object of a document, whose keys are known.
struct DocumentObject {
  /// The object as a value.
  let value: DocumentValue

  private let members: [String: DocumentValue]

  /// Takes an object.
  ///
  /// - Parameters:
  ///   - value: The value that must be one; null counts as one without members.
  ///   - keys: The keys that it can have.
  /// - Throws: `DocumentError` if it is none, or has another key.
  init(_ value: DocumentValue, keys: [String]) throws(DocumentError) {
    var members: [String: DocumentValue] = [:]
    switch value.json {
    case .null: break
    case .object(let pairs):
      for (key, json) in pairs {
        guard keys.contains(key) else {
          throw value.fault(
            "unknown key '\(key)'.\(NearestName.question(for: key, among: keys))"
          )
        }
        if case .null = json { continue }
        members[key] = value.inner(json, "/" + key)
      }
    default: throw value.fault("it must be an object")
    }
    self.value = value
    self.members = members
  }

  /// The value of a key; `nil` if it is not there or null.
  subscript(key: String) -> DocumentValue? { members[key] }

  /// The value of a key that must be there.
  func required(_ key: String) throws(DocumentError) -> DocumentValue {
    guard let value = members[key] else { throw value.fault("the key '\(key)' is missing") }
    return value
  }

  /// The number of a key; `nil` if it is not there.
  func number(_ key: String) throws(DocumentError) -> DocumentNumber? {
    try members[key]?.number()
  }

  /// The text of a key; `nil` if it is not there.
  func string(_ key: String) throws(DocumentError) -> String? { try members[key]?.string() }

  /// Whether a key says true; `nil` if it is not there.
  func boolean(_ key: String) throws(DocumentError) -> Bool? { try members[key]?.boolean() }
}
