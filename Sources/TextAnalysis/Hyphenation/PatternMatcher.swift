/// Finds the places in a word that patterns allow.
struct PatternMatcher {
  private var levels: [UInt8] = []

  /// The places that were found last: numbers of letters before them, increasing.
  private(set) var places: [Int] = []

  /// Finds the places of an odd level.
  ///
  /// - Parameters:
  ///   - word: The letters of the word, with its edges.
  ///   - patterns: The patterns.
  /// - Complexity: O(*n*) in the letters.
  mutating func find(in word: [UInt32], by patterns: PatternTrie) {
    levels.removeAll(keepingCapacity: true)
    levels.append(contentsOf: repeatElement(0, count: word.count + 1))
    for start in word.indices { patterns.match(word, at: start, raising: &levels) }
    places.removeAll(keepingCapacity: true)
    for place in 1..<word.count - 2 where levels[place + 1] % 2 == 1 { places.append(place) }
  }
}
