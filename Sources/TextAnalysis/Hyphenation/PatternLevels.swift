/// The patterns of a file: for words, and for cutting compounds into words if the file has two
/// levels.
struct PatternLevels {
  /// Patterns that cut compounds; `nil` if the file has one level.
  ///
  /// Their minimums are the least numbers of grapheme clusters between a cut and a hyphen beside
  /// it.
  var compounds: PatternList?

  /// Patterns for words and for the parts of compounds.
  var words = PatternList()
}
