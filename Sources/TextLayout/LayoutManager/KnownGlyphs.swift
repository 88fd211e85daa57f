internal import TextAnalysis
internal import TextMeasurement

/// The glyphs of a paragraph, in the order of the text.
struct KnownGlyphs {
  /// The paragraph.
  let paragraph: Int

  /// The glyphs of all paragraphs before.
  let base: Int

  /// Where the paragraph begins: a UTF-16 offset.
  let start: Int

  let stored: StoredParagraph
  let prepared: PreparedParagraph
  let glyphs: [ParagraphGlyph]

  /// The characters of the cluster of a glyph: UTF-16 offsets in the text.
  func characters(of glyph: ParagraphGlyph) -> Range<Int> {
    start + stored.utf16Offset(glyph.cluster.lowerBound)..<start
      + stored.utf16Offset(glyph.cluster.upperBound)
  }

  /// The glyphs of the cluster that holds a UTF-8 offset in the paragraph: indices in `glyphs`.
  func cluster(holding offset: Int) -> Range<Int> {
    let first = glyphs.partitioningIndex { $0.cluster.upperBound > offset }
    guard first < glyphs.count else { return glyphs.count..<glyphs.count }
    let start = glyphs[first].cluster.lowerBound
    let end = glyphs.partitioningIndex { $0.cluster.lowerBound > start }
    return first..<end
  }

  /// A UTF-16 offset in the text as a UTF-8 offset in the paragraph.
  func local(_ character: Int) -> Int { stored.utf8Offset(character - start) }
}
