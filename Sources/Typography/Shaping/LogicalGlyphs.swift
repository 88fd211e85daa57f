/// The glyphs of one run or of a part of one, in logical order.
struct LogicalGlyphs {
  /// A place between clusters.
  struct Cut {
    /// The glyphs before it.
    var index: Int

    /// Its UTF-8 offset in the text that the glyphs show.
    var offset: Int
  }

  /// The glyphs, in visual order.
  let reader: GlyphReader

  /// What the glyphs show: UTF-8 offsets.
  let text: Range<Int>

  private let isRightToLeft: Bool

  /// Reads glyphs.
  ///
  /// - Parameters:
  ///   - reader: The glyphs, in visual order.
  ///   - text: What they show, in the offsets of their clusters.
  ///   - isRightToLeft: Their direction.
  init(_ reader: GlyphReader, _ text: Range<Int>, isRightToLeft: Bool) {
    self.reader = reader
    self.text = text
    self.isRightToLeft = isRightToLeft
  }

  /// The number of glyphs.
  var count: Int { reader.count }

  /// A glyph by its place in logical order.
  subscript(index: Int) -> ShapedGlyph { reader[isRightToLeft ? count - 1 - index : index] }

  /// Where glyphs that follow each other stand in visual order.
  func visualRange(_ range: Range<Int>) -> Range<Int> {
    isRightToLeft ? count - range.upperBound..<count - range.lowerBound : range
  }

  /// Whether a break before a glyph leaves all glyphs as they are.
  private func isCut(_ index: Int) -> Bool {
    index == 0 || index == count
      || self[index].isSafeToBreakBefore && self[index].cluster != self[index - 1].cluster
  }

  private func cut(at index: Int) -> Cut {
    let offset =
      index == 0 ? text.lowerBound : index == count ? text.upperBound : Int(self[index].cluster)
    return Cut(index: index, offset: offset)
  }

  /// The glyphs before an offset.
  private func index(of offset: Int) -> Int {
    if offset <= text.lowerBound { return 0 }
    if offset >= text.upperBound { return count }
    return (0..<count).partitioningIndex { Int(self[$0].cluster) >= offset }
  }

  /// The last place up to an offset where a break leaves all glyphs as they are.
  func lastCut(upTo offset: Int) -> Cut {
    var index = index(of: offset)
    while !isCut(index) || cut(at: index).offset > offset { index -= 1 }
    return cut(at: index)
  }

  /// The first place from an offset on where a break leaves all glyphs as they are.
  func firstCut(from offset: Int) -> Cut {
    var index = index(of: offset)
    while !isCut(index) { index += 1 }
    return cut(at: index)
  }

  /// The cut at an offset; `nil` if a break there changes glyphs.
  func cut(at offset: Int) -> Cut? {
    let cut = firstCut(from: offset)
    return cut.offset == offset ? cut : nil
  }

  /// The last cut with a number of clusters between it and another, or the start.
  ///
  /// Clusters that do not move the pen are not counted, as rules may pass over them.
  func cut(_ clusters: Int, before cut: Cut) -> Cut {
    var index = cut.index
    var counted = 0
    while index > 0, counted < clusters || !isCut(index) {
      index -= 1
      if self[index].advance != 0, index == 0 || self[index].cluster != self[index - 1].cluster {
        counted += 1
      }
    }
    return self.cut(at: index)
  }

  /// The first cut with a number of clusters between it and another, or the end.
  func cut(_ clusters: Int, after cut: Cut) -> Cut {
    var index = cut.index
    var counted = 0
    while index < count, counted < clusters || !isCut(index) {
      if self[index].advance != 0, index == 0 || self[index].cluster != self[index - 1].cluster {
        counted += 1
      }
      index += 1
    }
    return self.cut(at: index)
  }
}
