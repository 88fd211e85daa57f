internal import TextAnalysis
internal import TextMeasurement
public import Typography

extension LayoutManager {
  /// The number of glyphs of the text; generates all of them.
  ///
  /// - Complexity: O(*n*) in the text, once.
  public func glyphCount() -> Int {
    store.generateGlyphs(through: store.paragraphs.count)
    return store.paragraphs.summary.glyphCount
  }

  /// Whether there is a glyph of an index; generates glyphs up to it.
  public func isValidGlyphIndex(_ index: Int) -> Bool {
    index >= 0 && glyphs(holdingGlyph: index) != nil
  }

  /// A glyph of the text; generates glyphs up to it.
  ///
  /// - Returns: Its index in its face; `nil` for a separator, a tab and an attachment, and where
  ///   there is no glyph of the index.
  public func glyph(at index: Int) -> GlyphID? {
    guard index >= 0, let known = glyphs(holdingGlyph: index) else { return nil }
    return known.glyphs[index - known.base].id
  }

  /// The first character of the cluster that a glyph belongs to: a UTF-16 offset; generates glyphs
  /// up to it.
  ///
  /// - Precondition: The index is at least 0 and at most ``glyphCount()``, which is answered by the
  ///   length of the text.
  public func characterIndexForGlyph(at index: Int) -> Int {
    precondition(index >= 0, "a glyph index is not negative")
    guard let known = glyphs(holdingGlyph: index) else {
      precondition(index == store.paragraphs.summary.glyphCount, "a glyph index lies in the text")
      return store.paragraphs.summary.text.utf16
    }
    return known.characters(of: known.glyphs[index - known.base]).lowerBound
  }

  /// The first glyph of the cluster that a character belongs to; generates glyphs up to it.
  ///
  /// - Parameter index: A UTF-16 offset.
  /// - Returns: The index of the glyph; ``glyphCount()`` for the end of the text.
  /// - Precondition: The index is at least 0 and at most the length of the text.
  public func glyphIndexForCharacter(at index: Int) -> Int {
    checkCharacters(index..<index)
    guard let known = glyphs(holdingCharacter: index) else { return glyphCount() }
    return known.base + known.cluster(holding: known.local(index)).lowerBound
  }

  /// The glyphs of characters; generates glyphs up to them.
  ///
  /// - Parameter range: UTF-16 offsets. An empty one is answered by an empty range after the glyphs
  ///   of the character before.
  /// - Returns: The glyphs of all clusters that the range touches, and the characters of these.
  /// - Precondition: The range lies in the text.
  public func glyphRange(forCharacterRange range: Range<Int>) -> RangeMapping {
    checkCharacters(range)
    guard !range.isEmpty else {
      let glyph = range.lowerBound > 0 ? glyphs(ofCharacter: range.lowerBound - 1).upperBound : 0
      return RangeMapping(range: glyph..<glyph, actual: range)
    }
    let lower = glyphs(ofCharacter: range.lowerBound)
    let upper = glyphs(ofCharacter: range.upperBound - 1)
    let first = characters(ofGlyph: lower.lowerBound)
    let last = characters(ofGlyph: upper.upperBound - 1)
    return RangeMapping(
      range: lower.lowerBound..<upper.upperBound,
      actual: first.lowerBound..<last.upperBound
    )
  }

  /// The characters of glyphs; generates glyphs up to them.
  ///
  /// - Parameter range: Glyphs. An empty range is answered by an empty one after the characters of
  ///   the glyph before.
  /// - Returns: The characters of all clusters that the range touches, and the glyphs of these.
  /// - Precondition: The range lies in the glyphs of the text.
  public func characterRange(forGlyphRange range: Range<Int>) -> RangeMapping {
    precondition(range.lowerBound >= 0, "a range of glyphs lies in the text")
    guard !range.isEmpty else {
      let character =
        range.lowerBound > 0 ? characters(ofGlyph: range.lowerBound - 1).upperBound : 0
      return RangeMapping(range: character..<character, actual: range)
    }
    let lower = characters(ofGlyph: range.lowerBound)
    let upper = characters(ofGlyph: range.upperBound - 1)
    return RangeMapping(
      range: lower.lowerBound..<upper.upperBound,
      actual: glyphs(ofCharacter: lower.lowerBound)
        .lowerBound..<glyphs(ofCharacter: upper.upperBound - 1).upperBound
    )
  }

  /// Generates the glyphs of the paragraphs that a range touches.
  ///
  /// - Parameter range: UTF-16 offsets.
  /// - Precondition: The range lies in the text.
  public func ensureGlyphs(forCharacterRange range: Range<Int>) {
    checkCharacters(range)
    store.generateGlyphs(in: store.paragraphs(touching: range))
  }

  /// Generates glyphs up to the end of a range.
  ///
  /// - Precondition: The range lies in the glyphs of the text.
  public func ensureGlyphs(forGlyphRange range: Range<Int>) {
    _ = glyphs(holdingGlyph: max(range.lowerBound, range.upperBound - 1))
  }

  /// The first glyph that is not laid out; generates glyphs up to it.
  public var firstUnlaidGlyphIndex: Int { glyphIndexForCharacter(at: firstUnlaidCharacterIndex) }
}

extension LayoutManager {
  /// The glyphs of the cluster that a character belongs to.
  private func glyphs(ofCharacter index: Int) -> Range<Int> {
    guard let known = glyphs(holdingCharacter: index) else {
      let count = glyphCount()
      return count..<count
    }
    let cluster = known.cluster(holding: known.local(index))
    return known.base + cluster.lowerBound..<known.base + cluster.upperBound
  }

  /// The characters of the cluster that a glyph belongs to.
  func characters(ofGlyph index: Int) -> Range<Int> {
    guard let known = glyphs(holdingGlyph: index) else {
      preconditionFailure("a range of glyphs lies in the text")
    }
    return known.characters(of: known.glyphs[index - known.base])
  }

  /// The paragraph that a character is in, with its glyphs; `nil` at the end of the text.
  func glyphs(holdingCharacter index: Int) -> KnownGlyphs? {
    guard let paragraph = store.paragraph(holding: index)?.index else { return nil }
    store.generateGlyphs(through: paragraph + 1)
    return glyphs(ofParagraph: paragraph)
  }

  /// The paragraph that a glyph is in, with its glyphs; `nil` beyond the last.
  func glyphs(holdingGlyph index: Int) -> KnownGlyphs? {
    var batch = 1
    while index >= store.generatedGlyphCount {
      guard let first = store.paragraphs.first(where: { $0.ungenerated > 0 }) else { return nil }
      store.generateGlyphs(through: min(first.index + batch, store.paragraphs.count))
      batch *= 2
    }
    return store.paragraphs.first { $0.glyphCount > index }.flatMap {
      glyphs(ofParagraph: $0.index)
    }
  }

  private func glyphs(ofParagraph index: Int) -> KnownGlyphs? {
    if let knownGlyphs, knownGlyphs.paragraph == index { return knownGlyphs }
    guard let storage = textStorage else { return nil }
    let before = store.paragraphs.summary(before: index)
    let prepared = store.prepared(index)
    let known = KnownGlyphs(
      paragraph: index,
      base: before.glyphCount,
      start: before.text.utf16,
      stored: storage.paragraphs[index],
      prepared: prepared,
      glyphs: prepared.glyphs
    )
    knownGlyphs = known
    return known
  }
}
