/// Reading numbers as people write them.
enum NumberText {
  /// A decimal number with an optional exponent; `nil` for anything else, infinities included.
  static func double(_ text: String) -> Double? {
    let allowed = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
    }
    guard allowed, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// Numbers with commas between them, and spaces around, as an array; `nil` if one of them is
  /// none.
  static func list(_ text: String) -> JSONValue? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { double(withoutSpacesAround($0)) }
    guard numbers.count == parts.count else { return nil }
    return .array(numbers.map(JSONValue.number))
  }

  private static func withoutSpacesAround(_ text: Substring) -> String {
    var rest = text.drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }

  /// A length, not below 0; `.null` for `none`, `inf` and `infinity`.
  static func length(_ text: String) -> JSONValue? {
    if ["none", "inf", "infinity"].contains(text) { return .null }
    guard let value = double(text), value >= 0 else { return nil }
    return .number(value)
  }
}
