extension [Range<Int>] {
  /// Whether an offset lies inside one of these ranges, which are in order; their ends lie outside.
  ///
  /// - Complexity: O(log *n*).
  func hold(_ offset: Int) -> Bool {
    let index = partitioningIndex { $0.upperBound > offset }
    return index < count && self[index].lowerBound < offset
  }
}
