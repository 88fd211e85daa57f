/// Patterns that cut compounds into the words they are made of.
struct CompoundPatterns: Sendable {
  /// The patterns, ordered.
  let trie: PatternTrie

  /// The least number of grapheme clusters between a cut and a hyphen after it.
  let minimumPrefix: Int

  /// The least number of grapheme clusters between a hyphen and a cut after it.
  let minimumSuffix: Int

  /// Orders patterns.
  init(_ list: PatternList) {
    trie = PatternTrie(list)
    minimumPrefix = list.minimumPrefix
    minimumSuffix = list.minimumSuffix
  }
}
