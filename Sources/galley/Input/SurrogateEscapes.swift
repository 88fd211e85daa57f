/// Escapes of JSON for halves of characters beyond U+FFFF.
enum SurrogateEscapes {
  /// The text of JSON with `\ufffd` for every half without its other half.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func repaired(_ json: [UInt8]) -> [UInt8] {
    var bytes = json
    var place = 0
    while place < bytes.count {
      guard bytes[place] == 0x5C else {
        place += 1
        continue
      }
      guard let unit = codeUnit(at: place, in: bytes) else {
        // Another escape, such as an escaped backslash.
        place += 2
        continue
      }
      guard unit & 0xF800 == 0xD800 else {
        place += 6
        continue
      }
      if unit < 0xDC00, let next = codeUnit(at: place + 6, in: bytes), next & 0xFC00 == 0xDC00 {
        place += 12
      } else {
        bytes.replaceSubrange(place..<place + 6, with: "\\ufffd".utf8)
        place += 6
      }
    }
    return bytes
  }

  /// The code unit of an escape such as `\ud83d`; `nil` if there is none at the place.
  private static func codeUnit(at place: Int, in bytes: [UInt8]) -> UInt16? {
    guard place + 6 <= bytes.count, bytes[place] == 0x5C, bytes[place + 1] == 0x75 else {
      return nil
    }
    var unit: UInt16 = 0
    for byte in bytes[place + 2..<place + 6] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
