package import TextAnalysis

/// Turns items into glyphs; belongs to one thread.
///
/// The glyphs never depend on what was shaped before: words are kept and shaped apart only with
/// fonts whose rules do not look at the space between them.
package final class Shaper {
  private var plans = PlanCache()
  private var words: WordShaper

  /// Makes a shaper.
  ///
  /// - Parameter usesBeforeWords: The items that a plan must shape before its words are kept; to
  ///   find out whether they can be takes up to some milliseconds.
  package init(usesBeforeWords: Int = 24) {
    words = WordShaper(usesBeforeWords: usesBeforeWords)
  }

  /// What was done since the shaper was made.
  package var statistics: ShapingStatistics { words.statistics }

  /// Shapes items that tile a paragraph.
  ///
  /// - Parameters:
  ///   - items: The items, in logical order.
  ///   - bytes: The paragraph, in well-formed UTF-8.
  ///   - traits: What kinds of characters it holds.
  ///   - styles: The languages and the features; items name theirs.
  ///   - output: Is filled with the runs and their glyphs.
  /// - Complexity: O(*n*) in the bytes, for fonts whose rules are.
  package func shape(
    _ items: [TextItem],
    of bytes: UnsafeBufferPointer<UInt8>,
    traits: CharacterTraits,
    styles: [ShapingStyle],
    into output: inout ShapedText
  ) {
    output.removeRuns()
    words.removeGlyphs()
    for item in items {
      let first = words.glyphCount
      if item.kind == .text {
        words.shape(item, of: bytes, plans.plan(for: item, styles[item.style]))
        if traits.contains(.containsControls) { words.hideControls(from: first, bytes) }
        output.count(item.end - item.start)
      }
      output.runs.append(ShapedRun(item: item, glyphs: first..<words.glyphCount))
    }
    output.glyphs = words.withGlyphs { PackedGlyphs($0) }
  }

  /// Shapes items that tile a paragraph, as far as they differ from what the paragraph was before.
  ///
  /// The glyphs are the same as if nothing was known.
  ///
  /// - Parameters:
  ///   - items: The items, in logical order.
  ///   - bytes: The paragraph, in well-formed UTF-8.
  ///   - traits: What kinds of characters it holds.
  ///   - styles: The languages and the features; items name theirs.
  ///   - former: What the paragraph was.
  ///   - output: Is filled with the runs and their glyphs.
  /// - Complexity: O(*n*) in the bytes; shapes little more than the edit, for fonts whose rules
  ///   look at few glyphs.
  package func shape(
    _ items: [TextItem],
    of bytes: UnsafeBufferPointer<UInt8>,
    traits: CharacterTraits,
    styles: [ShapingStyle],
    reusing former: consuming FormerShape,
    into output: inout ShapedText
  ) {
    output.removeRuns()
    words.removeGlyphs()
    for item in items {
      let first = words.glyphCount
      if item.kind == .text {
        let plan = plans.plan(for: item, styles[item.style])
        let edited = former.edited(item, styles[item.style], plan.plan)
        output.count(words.shape(edited, of: bytes, plan, traits: traits))
      }
      output.runs.append(ShapedRun(item: item, glyphs: first..<words.glyphCount))
    }
    output.glyphs = words.withGlyphs { PackedGlyphs($0) }
  }

  /// Shapes a part of an item, with the text around it as context.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - part: The part: UTF-8 offsets in the paragraph.
  ///   - bytes: The paragraph, in well-formed UTF-8.
  ///   - styles: The languages and the features; the item names its own.
  ///   - body: Is lent the glyphs, in visual order.
  /// - Returns: What `body` returns.
  /// - Precondition: `body` does not use the shaper.
  package func shape<Result>(
    _ item: TextItem,
    _ part: Range<Int>,
    of bytes: UnsafeBufferPointer<UInt8>,
    styles: [ShapingStyle],
    _ body: (GlyphReader) -> Result
  ) -> Result {
    words.removeGlyphs()
    words.shapePart(part, of: bytes, plans.plan(for: item, styles[item.style]))
    words.hideControls(from: 0, bytes)
    return words.withGlyphs(body)
  }

  /// Forgets every word that was kept.
  package func removeCachedWords() {
    words.removeCachedWords()
  }
}
