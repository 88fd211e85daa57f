/// Escapes in a text that stand for characters one cannot type.
enum Escapes {
  /// The text with its escapes read: `\n`, `\t`, `\r`, `\\`, `\"` and `\u{200B}`.
  ///
  /// - Throws: `Failure.usage` for an escape that is none of these.
  static func read(_ text: String) throws(Failure) -> String {
    guard text.utf8.contains(0x5C) else { return text }
    var result = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      let start = rest
      guard let read = scalarOfEscape(&rest) else {
        let shown = String(String.UnicodeScalarView(start.prefix { $0 != " " }.prefix(12)))
        throw .usage("The text holds an unknown escape: '\\\(shown)'", option: .escapes)
      }
      result.append(read)
    }
    return String(result)
  }

  /// Takes what follows a backslash; `nil` if it is no escape.
  private static func scalarOfEscape(
    _ rest: inout Substring.UnicodeScalarView
  ) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "\\": return "\\"
    case "\"": return "\""
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
      let digits = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      guard (1...6).contains(digits.utf8.count), digits.utf8.first != 0x2B else { return nil }
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}
