/// A set of scalars, as pages of 256 bits that are made only where needed.
struct ScalarSet: Sendable {
  /// For each page of 256 scalars, where its bits begin in `words`; 0 is the empty page.
  private var pages: [UInt32]
  private var words: [UInt64]

  /// Makes the set of all scalars in ranges.
  ///
  /// - Complexity: O(*n*) in the pages of 256 scalars that the ranges touch.
  init(_ ranges: [ClosedRange<UInt32>]) {
    pages = [UInt32](repeating: 0, count: 0x1100)
    words = [0, 0, 0, 0]
    for range in ranges where range.lowerBound <= 0x10FFFF {
      insert(range.lowerBound...min(range.upperBound, 0x10FFFF))
    }
  }

  private mutating func insert(_ range: ClosedRange<UInt32>) {
    var next = range.lowerBound
    while next <= range.upperBound {
      let last = min(range.upperBound, next | 63)
      let page = Int(next >> 8)
      if pages[page] == 0 {
        pages[page] = UInt32(words.count)
        words.append(contentsOf: [0, 0, 0, 0])
      }
      let upTo = ~UInt64(0) >> UInt64(63 - last & 63)
      let from = ~UInt64(0) << UInt64(next & 63)
      words[Int(pages[page]) + Int(next >> 6 & 3)] |= from & upTo
      next = last + 1
    }
  }

  /// Whether the set holds a scalar.
  ///
  /// - Complexity: O(1).
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    let page = Int(pages[Int(value >> 8)])
    return words[page + Int(value >> 6 & 3)] >> UInt64(value & 63) & 1 != 0
  }

  /// Whether the set holds no scalar.
  var isEmpty: Bool { words.count == 4 }
}
