/// Searching sorted keys.
enum BreakSearch {
  /// The last key within reach.
  ///
  /// The keys are sought in steps that double, then halve: a line costs the logarithm of its length.
  ///
  /// - Parameters:
  ///   - keys: Keys that never fall.
  ///   - first: The index that the search begins at.
  ///   - last: The last index that may be found.
  ///   - reach: The greatest key that is within reach.
  /// - Returns: An index, or `first - 1` if none is within reach.
  @inline(__always)
  static func lastFitting(
    _ keys: [Int64],
    from first: Int,
    through last: Int,
    reach: Int64
  ) -> Int {
    keys.withUnsafeBufferPointer { keys in
      if keys[last] <= reach { return last }
      var low = first - 1
      var step = 1
      var high = first
      while high < last, keys[high] <= reach {
        low = high
        high = min(high + step, last)
        step *= 2
      }
      while high - low > 1 {
        let middle = low + (high - low) / 2
        if keys[middle] <= reach { low = middle } else { high = middle }
      }
      return low
    }
  }
}
