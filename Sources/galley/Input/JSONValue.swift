/// A value of JSON.
enum JSONValue: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The number, whole or not; `nil` if the value is none.
  var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The strings of an array of strings, or of one string alone; `nil` if the value is neither.
  var strings: [String]? {
    switch self {
    case .string(let text): return [text]
    case .array(let values):
      var texts: [String] = []
      for value in values {
        guard case .string(let text) = value else { return nil }
        texts.append(text)
      }
      return texts
    default: return nil
    }
  }
}
