/// Everything ``TextAnalyzer`` finds out about one paragraph.
///
/// Offsets are UTF-8 offsets in the paragraph. A value can be filled again and again; it keeps its
/// storage.
package struct ParagraphAnalysis: Hashable, Sendable {
  /// The embedding level of the paragraph itself: 0 or 1.
  package var baseLevel: BidiLevel = .leftToRight

  /// Embedding levels in logical order; empty only if the text is.
  package var levelRuns: [LevelRun] = []

  /// Scripts in logical order; empty only if the text is.
  package var scriptRuns: [ScriptRun] = []

  /// The places where a line may or must end, in increasing order.
  ///
  /// The start of the text never appears. The end is always the last element, unless the text is
  /// empty, and mandatory only after a line break character.
  package var opportunities: [BreakOpportunity] = []

  /// What kinds of character the text holds.
  package var traits: CharacterTraits = .isASCII

  /// Creates the analysis of the empty text.
  package init() {}

  /// Forgets everything but keeps the storage.
  mutating func reset() {
    baseLevel = .leftToRight
    levelRuns.removeAll(keepingCapacity: true)
    scriptRuns.removeAll(keepingCapacity: true)
    opportunities.removeAll(keepingCapacity: true)
    traits = []
  }
}
