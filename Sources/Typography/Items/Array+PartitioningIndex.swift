extension Array {
  /// The first index whose element satisfies a predicate that, once true, stays so; `count` if none.
  ///
  /// - Complexity: O(log *n*).
  package func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
