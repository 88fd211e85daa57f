/// Searching keys that never fall.
enum BreakSearch {
  /// The last key within reach.
  ///
  /// The keys are sought in steps that double, then halve.
  ///
  /// - Parameters:
  ///   - first: The index that the search begins at.
  ///   - last: The last index that may be found.
  ///   - reach: The greatest key that is within reach.
  ///   - key: The key at an index.
  /// - Returns: An index, or `first - 1` if none is within reach.
  /// - Complexity: O(log *n*) in the distance of the key that is found.
  @inline(__always)
  static func lastFitting(
    from first: Int,
    through last: Int,
    reach: Int64,
    key: (Int) -> Int64
  ) -> Int {
    if key(last) <= reach { return last }
    var low = first - 1
    var step = 16
    while low + step < last, key(low + step) <= reach {
      low += step
      step *= 2
    }
    // Steps past the last key stay at it, which is not within reach.
    func isWithinReach(_ distance: Int) -> Bool { key(min(low &+ distance, last)) <= reach }
    while step > 16 {
      step /= 2
      if isWithinReach(step) { low += step }
    }
    // Steps that are constants compile without branches, whose outcome no processor could foretell.
    low &+= isWithinReach(8) ? 8 : 0
    low &+= isWithinReach(4) ? 4 : 0
    low &+= isWithinReach(2) ? 2 : 0
    low &+= isWithinReach(1) ? 1 : 0
    return low
  }
}
