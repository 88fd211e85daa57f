/// Ranges of glyphs with a number for each, as they follow each other in a font table.
///
/// Source: OpenType chapter 2, `RangeRecord` and `ClassRangeRecord`.
struct GlyphRanges: RandomAccessCollection {
  /// Three numbers for each range.
  private let numbers: TableNumbers

  /// Reads ranges that stand behind their count; `nil` if the table ends before they do.
  init?(_ table: TableReader, at offset: Int) {
    guard let count = table.unsigned16(at: offset),
      let numbers = table.numbers(3 * count, at: offset + 2)
    else { return nil }
    self.numbers = numbers
  }

  var startIndex: Int { 0 }
  var endIndex: Int { numbers.count / 3 }

  subscript(index: Int) -> (first: Int, last: Int, value: Int) {
    (numbers[3 * index], numbers[3 * index + 1], numbers[3 * index + 2])
  }

  /// The range that holds a glyph, if the ranges are in order.
  ///
  /// - Complexity: O(log *n*) in the ranges.
  func range(holding glyph: Int) -> Element? {
    let index = partitioningIndex { $0.last >= glyph }
    guard index < count, self[index].first <= glyph else { return nil }
    return self[index]
  }

  /// Whether no range is empty, and each begins behind the one before.
  var areInOrder: Bool {
    var previous = -1
    return allSatisfy { range in
      defer { previous = range.last }
      return previous < range.first && range.first <= range.last
    }
  }
}
