/// Packed glyphs that are lent for reading, valid as long as what lends them says.
@usableFromInline
package struct GlyphReader {
  @usableFromInline
  let words: UnsafeBufferPointer<PackedGlyph>

  /// What does not go into the words, in any order.
  @usableFromInline
  let rests: UnsafeBufferPointer<PackedGlyph.Rest>

  /// Lends glyphs.
  @inlinable
  init(
    words: UnsafeBufferPointer<PackedGlyph>,
    rests: UnsafeBufferPointer<PackedGlyph.Rest>
  ) {
    self.words = words
    self.rests = rests
  }

  /// Some of the glyphs, counted from 0.
  @inlinable
  package func part(_ range: Range<Int>) -> GlyphReader {
    GlyphReader(words: UnsafeBufferPointer(rebasing: words[range]), rests: rests)
  }
}

extension GlyphReader: RandomAccessCollection {
  @inlinable
  package var startIndex: Int { 0 }

  @inlinable
  package var endIndex: Int { words.count }

  @inlinable
  package subscript(index: Int) -> ShapedGlyph {
    let word = words[index]
    return word.hasRest ? word.glyph(with: rests[word.rest]) : word.glyph
  }
}
