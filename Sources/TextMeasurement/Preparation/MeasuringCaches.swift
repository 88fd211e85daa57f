internal import Typography

/// What threads keep between the texts they measure, to be emptied by those who time measuring.
///
/// Answers never depend on it.
package enum MeasuringCaches {
  /// Forgets all: shaped words, plans, iterators, resolved fonts and places of lines.
  ///
  /// Fonts that were opened stay open.
  package static func removeAll() {
    Workspace.removeAll()
    KnownPlaces.removeAll()
  }

  /// Forgets the texts and words that were shaped, and keeps what shaping needs.
  ///
  /// Only one thread may measure meanwhile: what others have borrowed is not reached.
  package static func removeTexts() {
    Workspace.lend { $0.shaper.removeCachedWords() }
    KnownPlaces.removeAll()
  }
}
