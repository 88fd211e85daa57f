/// Searching keys that never fall.
enum BreakSearch {
  /// The last key within reach.
  ///
  /// The keys are sought in steps that double, then halve: a line costs the logarithm of its length.
  ///
  /// - Parameters:
  ///   - first: The index that the search begins at.
  ///   - last: The last index that may be found.
  ///   - reach: The greatest key that is within reach.
  ///   - key: The key at an index.
  /// - Returns: An index, or `first - 1` if none is within reach.
  @inline(__always)
  static func lastFitting(
    from first: Int,
    through last: Int,
    reach: Int64,
    key: (Int) -> Int64
  ) -> Int {
    if key(last) <= reach { return last }
    var low = first - 1
    var step = 1
    var high = first
    while high < last, key(high) <= reach {
      low = high
      high = min(high + step, last)
      step *= 2
    }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if key(middle) <= reach { low = middle } else { high = middle }
    }
    return low
  }
}
