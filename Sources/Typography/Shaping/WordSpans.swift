internal import TextAnalysis

/// A word of an item, or one space.
struct WordSpan {
  /// What the cache has to do with a span.
  enum Kind: UInt8 {
    /// The span is a space.
    case space

    /// The span is shaped anew each time.
    case apart

    /// The span is a word that the cache does not have yet.
    case unknown

    /// The span is a word that the cache has.
    case known
  }

  /// Where the span begins: a UTF-8 offset in the paragraph.
  let start: UInt32

  /// Where the span ends.
  let end: UInt32

  /// The word's hash, if it may be kept.
  var hash: UInt64 = 0

  /// The word's number in the cache, if that has it.
  var number: UInt32 = 0

  /// What the cache has to do with the span.
  var kind: Kind

  /// Makes a span of which nothing is known.
  init(_ range: Range<Int>, _ kind: Kind) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
    self.kind = kind
  }

  /// The span's text: UTF-8 offsets in the paragraph.
  var range: Range<Int> { Int(start)..<Int(end) }

  /// Whether a cluster lies in the span.
  @inline(__always)
  func holds(_ cluster: UInt32) -> Bool { start <= cluster && cluster < end }
}

/// Where the words of an item begin and end.
///
/// A space is U+0020 that nothing follows which the shaper counts to the character before it; it is
/// a span of its own.
enum WordSpans {
  /// Appends the words and spaces of an item, in logical order.
  static func append(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ item: Range<Int>,
    to spans: inout [WordSpan]
  ) {
    var start = item.lowerBound
    var offset = start
    while offset < item.upperBound {
      guard bytes[offset] == 0x20, isSpace(bytes, offset, item.upperBound) else {
        offset += 1
        continue
      }
      if start < offset { spans.append(WordSpan(start..<offset, .apart)) }
      spans.append(WordSpan(offset..<offset + 1, .space))
      offset += 1
      start = offset
    }
    if start < offset { spans.append(WordSpan(start..<offset, .apart)) }
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
