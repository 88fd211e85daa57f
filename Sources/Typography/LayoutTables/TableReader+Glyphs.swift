/// Reads what layout tables say of single glyphs.
///
/// Source: OpenType chapter 2, "Common Table Formats": `Coverage` and `ClassDef`.
extension TableReader {
  /// The place of a glyph in the coverage table at an offset; `nil` if it is not there, as it is
  /// not in a table that cannot be read.
  ///
  /// - Complexity: O(log *n*) in the entries.
  func coverageIndex(of glyph: GlyphID, at coverage: Int) -> Int? {
    let glyph = Int(glyph.rawValue)
    switch unsigned16(at: coverage) {
    case 1:
      guard let glyphs = countedNumbers(at: coverage + 2) else { return nil }
      let index = glyphs.partitioningIndex { $0 >= glyph }
      return index < glyphs.count && glyphs[index] == glyph ? index : nil
    case 2:
      return GlyphRanges(self, at: coverage + 2)?.range(holding: glyph)
        .map { $0.value + glyph - $0.first }
    default:
      return nil
    }
  }

  /// The glyphs of the coverage table at an offset, in ranges of their indices; `nil` if they are
  /// not in order.
  func coveredGlyphs(at coverage: Int) -> [ClosedRange<UInt16>]? {
    switch unsigned16(at: coverage) {
    case 1:
      guard let glyphs = countedNumbers(at: coverage + 2),
        zip(glyphs, glyphs.dropFirst()).allSatisfy({ $0 < $1 })
      else { return nil }
      return glyphs.map { UInt16($0)...UInt16($0) }
    case 2:
      guard let ranges = GlyphRanges(self, at: coverage + 2), ranges.areInOrder else { return nil }
      return ranges.map { UInt16($0.first)...UInt16($0.last) }
    default:
      return nil
    }
  }

  /// The class of a glyph by the class definition at an offset; `nil` if that cannot be read.
  ///
  /// - Complexity: O(log *n*) in the entries.
  func glyphClass(of glyph: GlyphID, at definition: Int) -> Int? {
    let glyph = Int(glyph.rawValue)
    switch unsigned16(at: definition) {
    case 1:
      guard let first = unsigned16(at: definition + 2),
        let classes = countedNumbers(at: definition + 4)
      else { return nil }
      return classes.indices.contains(glyph - first) ? classes[glyph - first] : 0
    case 2:
      guard let ranges = GlyphRanges(self, at: definition + 2) else { return nil }
      return ranges.range(holding: glyph)?.value ?? 0
    default:
      return nil
    }
  }

  /// Whether the glyphs of the class definition at an offset are in order.
  func classesAreInOrder(at definition: Int) -> Bool {
    switch unsigned16(at: definition) {
    case 1: countedNumbers(at: definition + 4) != nil
    case 2: GlyphRanges(self, at: definition + 2)?.areInOrder ?? false
    default: false
    }
  }
}
