/// Text of JSON that is written from its beginning to its end.
///
/// The order of calls is that of the text; commas are put where they belong.
package struct JSONWriter {
  /// What was written.
  package private(set) var text = ""

  private var needsComma = false

  /// Makes a writer that has written nothing.
  package init() {}

  /// Writes an object, whose members are written inside.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    nested("{", "}", members)
  }

  /// Writes an array, whose elements are written inside.
  package mutating func array(_ elements: (inout JSONWriter) -> Void) {
    nested("[", "]", elements)
  }

  /// Writes the key of a member, whose value is written next.
  package mutating func key(_ key: String) {
    string(key)
    text += ":"
    needsComma = false
  }

  /// Writes a string.
  package mutating func string(_ value: String) {
    separate()
    text += "\""
    for scalar in value.unicodeScalars { append(scalar) }
    text += "\""
  }

  /// Writes a number; an infinite one as the string `inf`, NaN as null.
  package mutating func number(_ value: Double) {
    guard !value.isNaN else { return null() }
    guard value.isFinite else { return string(value < 0 ? "-inf" : "inf") }
    separate()
    text += Notation.number(value)
  }

  /// Writes a whole number.
  package mutating func number(_ value: Int) {
    separate()
    text += String(value)
  }

  /// Writes true or false.
  package mutating func boolean(_ value: Bool) {
    separate()
    text += value ? "true" : "false"
  }

  /// Writes null.
  package mutating func null() {
    separate()
    text += "null"
  }

  private mutating func nested(
    _ opening: String,
    _ closing: String,
    _ content: (inout JSONWriter) -> Void
  ) {
    separate()
    text += opening
    needsComma = false
    content(&self)
    text += closing
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
