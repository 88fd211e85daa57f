/// The glyphs of a paragraph, in little memory: eight bytes each, and sixteen more for the few that
/// do not stand on the baseline at the pen, are not shown, or have large numbers.
@usableFromInline
package struct PackedGlyphs: Sendable {
  @usableFromInline
  let words: [PackedGlyph]

  /// What does not go into the words, in their order.
  @usableFromInline
  let rests: [PackedGlyph.Rest]

  /// Keeps no glyphs.
  package init() {
    words = []
    rests = []
  }

  /// Keeps a copy of glyphs.
  ///
  /// - Complexity: O(*n*) in the glyphs.
  init(_ glyphs: GlyphReader) {
    guard !glyphs.rests.isEmpty else {
      words = Array(glyphs.words)
      rests = []
      return
    }
    var words = Array(glyphs.words)
    var rests: [PackedGlyph.Rest] = []
    rests.reserveCapacity(words.count(where: \.hasRest))
    for index in words.indices where words[index].hasRest {
      rests.append(glyphs.rests[words[index].rest])
      words[index].setRest(rests.count - 1)
    }
    self.words = words
    self.rests = rests
  }

  /// Lends the glyphs, as long as `body` runs.
  @inlinable
  package func withReader<Result>(_ body: (GlyphReader) -> Result) -> Result {
    words.withUnsafeBufferPointer { words in
      rests.withUnsafeBufferPointer { body(GlyphReader(words: words, rests: $0)) }
    }
  }
}

extension PackedGlyphs: RandomAccessCollection {
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
