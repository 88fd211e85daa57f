internal import TextAnalysis

/// A word of an item, or one space.
struct WordSpan {
  /// Where the span begins: a UTF-8 offset in the paragraph.
  let start: Int

  /// Where the span ends.
  let end: Int

  /// Whether the span is a space.
  let isSpace: Bool

  /// The word's hash, if it may be kept.
  var hash: UInt64?

  /// The word's number in the cache, if it is there.
  var known: Int?

  /// Makes a span of which nothing is known.
  init(start: Int, end: Int, isSpace: Bool) {
    self.start = start
    self.end = end
    self.isSpace = isSpace
  }

  /// Whether a cluster lies in the span.
  func holds(_ cluster: UInt32) -> Bool { (start..<end).contains(Int(cluster)) }
}

/// The words and the spaces of an item, in visual order.
///
/// A space is U+0020 that nothing follows which the shaper counts to the character before it; it is
/// a span of its own.
struct WordSpans {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isRightToLeft: Bool
  private let last: Int
  /// What is left, in logical order.
  private var start: Int
  private var end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, _ isRightToLeft: Bool) {
    self.bytes = bytes
    self.isRightToLeft = isRightToLeft
    self.start = start
    self.end = end
    last = end
  }

  mutating func next() -> WordSpan? {
    guard start < end else { return nil }
    if isRightToLeft {
      var first = end - 1
      if isSpace(first) {
        end = first
        return WordSpan(start: first, end: first + 1, isSpace: true)
      }
      while first > start, !isSpace(first - 1) { first -= 1 }
      defer { end = first }
      return WordSpan(start: first, end: end, isSpace: false)
    }
    if isSpace(start) {
      start += 1
      return WordSpan(start: start - 1, end: start, isSpace: true)
    }
    var stop = start + 1
    while stop < end, !isSpace(stop) { stop += 1 }
    defer { start = stop }
    return WordSpan(start: start, end: stop, isSpace: false)
  }

  private func isSpace(_ offset: Int) -> Bool {
    guard bytes[offset] == 0x20 else { return false }
    guard offset + 1 < last, bytes[offset + 1] >= 0x80 else { return true }
    var following = offset + 1
    return !Self.joinsPrevious(UTF8Scalar.decode(bytes, at: &following))
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
