internal import TextAnalysis

/// The words and the spaces of an item, in visual order.
///
/// A space is U+0020 that nothing follows which the shaper counts to the character before it; it is
/// a span of its own.
struct WordSpans {
  /// A word, or one space.
  struct Span {
    let start: Int
    let end: Int
    let isSpace: Bool
  }

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

  mutating func next() -> Span? {
    guard start < end else { return nil }
    if isRightToLeft {
      var first = end - 1
      if isSpace(first) {
        end = first
        return Span(start: first, end: first + 1, isSpace: true)
      }
      while first > start, !isSpace(first - 1) { first -= 1 }
      defer { end = first }
      return Span(start: first, end: end, isSpace: false)
    }
    if isSpace(start) {
      start += 1
      return Span(start: start - 1, end: start, isSpace: true)
    }
    var stop = start + 1
    while stop < end, !isSpace(stop) { stop += 1 }
    defer { start = stop }
    return Span(start: start, end: stop, isSpace: false)
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
