/// Reads what layout tables say of single glyphs.
///
/// Source: OpenType, chapter 2, "Common Table Formats".
extension TableReader {
  /// The place of a glyph in the coverage table at an offset; `nil` if it is not there, as it is not in
  /// a table that cannot be read.
  ///
  /// - Complexity: O(log *n*) in the entries.
  func coverageIndex(of glyph: Int, at coverage: Int) -> Int? {
    guard let format = unsigned16(at: coverage), let count = unsigned16(at: coverage + 2) else {
      return nil
    }
    switch format {
    case 1:
      let index = (0..<count).partitioningIndex {
        (unsigned16(at: coverage + 4 + 2 * $0) ?? Int.max) >= glyph
      }
      return index < count && unsigned16(at: coverage + 4 + 2 * index) == glyph ? index : nil
    case 2:
      guard let range = range(holding: glyph, count: count, at: coverage + 4) else { return nil }
      return range.value + glyph - range.first
    default:
      return nil
    }
  }

  /// The glyphs of the coverage table at an offset, in ranges; `nil` if they are not in order.
  func coveredGlyphs(at coverage: Int) -> [ClosedRange<UInt16>]? {
    guard let format = unsigned16(at: coverage), let count = unsigned16(at: coverage + 2) else {
      return nil
    }
    var ranges: [ClosedRange<UInt16>] = []
    var previous = -1
    for index in 0..<count {
      let place = format == 1 ? coverage + 4 + 2 * index : coverage + 4 + 6 * index
      guard let first = unsigned16(at: place),
        let last = format == 1 ? first : unsigned16(at: place + 2), previous < first, first <= last
      else { return nil }
      ranges.append(UInt16(first)...UInt16(last))
      previous = last
    }
    return ranges
  }

  /// The class of a glyph by the class definition at an offset; `nil` if that cannot be read.
  ///
  /// - Complexity: O(log *n*) in the entries.
  func glyphClass(of glyph: Int, at definition: Int) -> Int? {
    switch unsigned16(at: definition) {
    case 1:
      guard let first = unsigned16(at: definition + 2), let count = unsigned16(at: definition + 4)
      else { return nil }
      guard (first..<first + count).contains(glyph) else { return 0 }
      return unsigned16(at: definition + 6 + 2 * (glyph - first))
    case 2:
      guard let count = unsigned16(at: definition + 2) else { return nil }
      return range(holding: glyph, count: count, at: definition + 4)?.value ?? 0
    default:
      return nil
    }
  }

  /// Whether the glyphs of the class definition at an offset are in order.
  func classesAreInOrder(at definition: Int) -> Bool {
    switch unsigned16(at: definition) {
    case 1:
      guard let count = unsigned16(at: definition + 4) else { return false }
      return definition + 6 + 2 * count <= bytes.count
    case 2:
      guard let count = unsigned16(at: definition + 2) else { return false }
      var previous = -1
      for index in 0..<count {
        let range = definition + 4 + 6 * index
        guard let first = unsigned16(at: range), let last = unsigned16(at: range + 2),
          previous < first, first <= last
        else { return false }
        previous = last
      }
      return true
    default:
      return false
    }
  }

  /// The range that holds a glyph among sorted ones of six bytes: first glyph, last glyph, value.
  private func range(
    holding glyph: Int,
    count: Int,
    at ranges: Int
  ) -> (first: Int, value: Int)? {
    let index = (0..<count).partitioningIndex {
      (unsigned16(at: ranges + 6 * $0 + 2) ?? Int.max) >= glyph
    }
    guard index < count, let first = unsigned16(at: ranges + 6 * index), first <= glyph,
      let value = unsigned16(at: ranges + 6 * index + 4)
    else { return nil }
    return (first, value)
  }
}
