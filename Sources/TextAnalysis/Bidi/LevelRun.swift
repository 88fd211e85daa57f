/// A span of a paragraph in which every character has the same embedding level.
///
/// Runs tile the paragraph in logical order: each begins where the one before it ends, the first
/// at 0. Characters that UAX #9 X9 removes take the level of a neighbour.
///
/// Source: UAX #9 BD7, with L1 applied as if the paragraph were one line.
package struct LevelRun: Hashable, Sendable {
  /// The end of the run, exclusive: a UTF-8 offset in the paragraph.
  package let end: Int

  /// The level of its characters.
  package let level: BidiLevel

  /// Creates a run that ends before the UTF-8 offset `end`.
  package init(end: Int, level: BidiLevel) {
    self.end = end
    self.level = level
  }
}
