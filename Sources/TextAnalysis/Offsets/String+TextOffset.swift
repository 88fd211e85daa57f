extension String {
  /// The index at an offset.
  ///
  /// An offset inside a scalar gives the index of the scalar's start, one past the end
  /// `endIndex`, a negative one `startIndex`.
  ///
  /// - Complexity: O(1).
  public func index(at offset: TextOffset) -> Index {
    let clamped = Swift.min(Swift.max(offset.utf8, 0), utf8.count)
    // A slice of the scalars begins at the start of a scalar, whatever the index.
    return unicodeScalars[utf8.index(startIndex, offsetBy: clamped)...].startIndex
  }

  /// The substring between two offsets, each rounded down to the start of its scalar.
  ///
  /// - Complexity: O(1).
  public subscript(range: Range<TextOffset>) -> Substring {
    self[index(at: range.lowerBound)..<index(at: range.upperBound)]
  }
}
