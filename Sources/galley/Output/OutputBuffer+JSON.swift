internal import TextMeasurement

extension OutputBuffer {
  /// Appends text in quotes, as JSON has it.
  mutating func appendQuoted(_ text: String) {
    var text = text
    append(byte: 0x22)
    text.withUTF8 { utf8 in
      var start = 0
      for place in utf8.indices {
        let byte = utf8[place]
        guard byte < 0x20 || byte == 0x22 || byte == 0x5C else { continue }
        append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<place]))
        appendEscape(of: byte)
        start = place + 1
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
    append(byte: 0x22)
  }

  /// Appends a number, or null if it is not finite.
  mutating func appendJSON(_ number: Double?) {
    if let number, number.isFinite {
      append(number)
    } else {
      append("null" as StaticString)
    }
  }

  /// Appends a length that is given in points, in the unit that lengths are written in; null if it
  /// is not finite.
  mutating func appendJSON(length points: Double) {
    appendJSON(unit?.length(ofPoints: points) ?? points)
  }

  /// Appends a range as the list of its ends.
  mutating func appendJSON(_ range: Range<Int>) {
    append(byte: 0x5B)
    append(range.lowerBound)
    append(byte: 0x2C)
    append(range.upperBound)
    append(byte: 0x5D)
  }

  /// Appends true or false.
  mutating func appendJSON(_ value: Bool) {
    append((value ? "true" : "false") as StaticString)
  }

  /// Appends a value.
  mutating func appendJSON(_ value: JSONValue) {
    switch value {
    case .null: append("null" as StaticString)
    case .boolean(let value): appendJSON(value)
    case .integer(let number): append(number)
    case .number(let number): appendJSON(number)
    case .string(let text): appendQuoted(text)
    case .array(let values):
      appendList(values, from: 0x5B, to: 0x5D) { $0.appendJSON($1) }
    case .object(let members):
      appendList(members, from: 0x7B, to: 0x7D) { buffer, member in
        buffer.appendQuoted(member.key)
        buffer.append(byte: 0x3A)
        buffer.appendJSON(member.value)
      }
    }
  }

  /// Appends elements with commas between them, in brackets or braces.
  mutating func appendList<Element>(
    _ elements: some Collection<Element>,
    from opening: UInt8 = 0x5B,
    to closing: UInt8 = 0x5D,
    _ appendElement: (inout OutputBuffer, Element) -> Void
  ) {
    append(byte: opening)
    var isFirst = true
    for element in elements {
      if !isFirst { append(byte: 0x2C) }
      isFirst = false
      appendElement(&self, element)
    }
    append(byte: closing)
  }

  private mutating func appendEscape(of byte: UInt8) {
    append(byte: 0x5C)
    switch byte {
    case 0x22, 0x5C: append(byte: byte)
    case 0x08: append(byte: 0x62)
    case 0x09: append(byte: 0x74)
    case 0x0A: append(byte: 0x6E)
    case 0x0C: append(byte: 0x66)
    case 0x0D: append(byte: 0x72)
    default:
      append("u00" as StaticString)
      for digit in [byte >> 4, byte & 15] {
        append(byte: digit < 10 ? 0x30 + digit : 0x57 + digit)
      }
    }
  }
}
