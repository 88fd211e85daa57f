internal import TextAnalysis

/// A word of an item with the space after it.
struct WordSpan {
  /// Where the glyphs of a span come from.
  enum Kind: UInt8 {
    /// They depend on the words around the span, or there is no place to keep them.
    case dependent

    /// The span may be kept, and is not yet.
    case unknown

    /// The cache has the span.
    case known

    /// The span was shaped by pairs.
    case paired
  }

  /// Where the span begins: a UTF-8 offset in the paragraph.
  let start: UInt32

  /// Where the span ends.
  let end: UInt32

  /// The word's hash, if it may be kept.
  var hash: UInt64 = 0

  /// The word's number in the cache, if that has it; where its glyphs begin, if they were shaped by
  /// pairs.
  var number: UInt32 = 0

  /// The glyphs that were shaped by pairs.
  var glyphCount: UInt32 = 0

  /// Where the glyphs of the span come from.
  var kind = Kind.dependent

  /// Whether the span is shaped now, for itself or for its neighbour.
  var isShaped = true

  /// Whether a span nearby depends on it, so that a break here may count as unsafe.
  var isContext = false

  /// Makes a span of which nothing is known.
  init(_ range: Range<Int>) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
  }

  /// The span's text: UTF-8 offsets in the paragraph.
  var range: Range<Int> { Int(start)..<Int(end) }

  /// Whether a cluster lies in the span.
  @inline(__always)
  func holds(_ cluster: UInt32) -> Bool { start <= cluster && cluster < end }
}

/// Where the words of an item begin and end.
///
/// A word ends with U+0020, unless something follows which the shaper counts to the character
/// before it.
enum WordSpans {
  /// Appends the words of an item, in logical order.
  ///
  /// - Returns: False if the item must be shaped whole: it holds U+2044, which makes fractions of
  ///   the digits around it.
  static func append(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ item: Range<Int>,
    to spans: inout [WordSpan]
  ) -> Bool {
    var start = item.lowerBound
    var offset = start
    while offset < item.upperBound {
      let byte = bytes[offset]
      if byte == 0x20, isSpace(bytes, offset, item.upperBound) {
        spans.append(WordSpan(start..<offset + 1))
        start = offset + 1
      } else if byte == 0xE2, bytes[offset + 1] == 0x81, bytes[offset + 2] == 0x84 {
        return false
      }
      offset += 1
    }
    if start < offset { spans.append(WordSpan(start..<offset)) }
    return true
  }

  private static func isSpace(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ offset: Int,
    _ end: Int
  ) -> Bool {
    guard offset + 1 < end, bytes[offset + 1] >= 0x80 else { return true }
    var following = offset + 1
    return !joinsPrevious(UTF8Scalar.decode(bytes, at: &following))
  }

  /// Whether the shaper counts a scalar to the cluster of the one before it.
  ///
  /// Beside marks and what is not shown these are skin tones, the halfwidth voicing marks of
  /// katakana, and the vowels AM of Thai and Lao.
  private static func joinsPrevious(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E33, 0x0EB3, 0xFF9E, 0xFF9F, 0x1F3FB...0x1F3FF: true
    default: CharacterFacts.isMark(scalar) || CharacterFacts.isDefaultIgnorable(scalar)
    }
  }
}
