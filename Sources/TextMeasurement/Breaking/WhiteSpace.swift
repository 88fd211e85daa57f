internal import TextAnalysis
internal import Typography

/// White space at the end of a line, which hangs past its edge.
enum WhiteSpace {
  /// Where the white space and the separators before an offset begin.
  ///
  /// - Parameters:
  ///   - bytes: The paragraph, in well-formed UTF-8.
  ///   - end: The offset that they end at.
  ///   - start: The offset that they are sought from.
  /// - Returns: An offset from `start` through `end`; `end` if there are none.
  static func start(
    of bytes: UnsafeBufferPointer<UInt8>,
    before end: Int,
    from start: Int
  ) -> Int {
    var offset = end
    while offset > start, bytes[offset - 1] == 0x20 { offset -= 1 }
    while offset > start, bytes[offset - 1] <= 0x20 || bytes[offset - 1] >= 0x80 {
      var first = offset - 1
      while first > start, bytes[first] & 0xC0 == 0x80 { first -= 1 }
      var next = first
      guard hangs(UTF8Scalar.decode(bytes, at: &next)) else { break }
      offset = first
    }
    return offset
  }

  /// Whether the scalar that begins at an offset is white space that hangs.
  static func hangs(in text: ParagraphText, at offset: Int) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      var next = offset
      return hangs(UTF8Scalar.decode(bytes, at: &next))
    }
  }

  private static func hangs(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0x2028, 0x2029: true
    case 0..<0x1680: false
    default: CharacterFacts.isWhiteSpaceThatHangs(scalar)
    }
  }

  /// Where the U+00AD before an offset begin that follow each other.
  static func startOfSoftHyphens(_ bytes: UnsafeBufferPointer<UInt8>, before end: Int) -> Int {
    var offset = end
    while isSoftHyphen(bytes, offset) { offset -= 2 }
    return offset
  }

  /// Whether U+00AD stands before an offset.
  static func isSoftHyphen(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    offset >= 2 && bytes[offset - 1] == 0xAD && bytes[offset - 2] == 0xC2
  }
}
