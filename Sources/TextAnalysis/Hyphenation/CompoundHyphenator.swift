/// Finds the places in compounds: where these are cut, and those in the parts.
///
/// A part is cut like a word of its own, until nothing cuts it. Then the patterns for words
/// hyphenate it, as far from the cuts as these ask for. A word that nothing cuts is hyphenated as
/// if there were one level.
///
/// Source: libhyphen 2.8, README.compound.
struct CompoundHyphenator {
  private let compounds: CompoundPatterns
  private let words: PatternTrie
  private var matcher = PatternMatcher()

  /// The letters of a part, with its edges.
  private var part: [UInt32] = []

  /// The places that were found last: numbers of letters before them, increasing.
  private(set) var places: [Int] = []

  /// How often parts are cut again.
  ///
  /// No word needs more, and a file may cut off letter by letter.
  private static let depthLimit = 16

  /// Makes a hyphenator of patterns for both levels.
  init(_ compounds: CompoundPatterns, words: PatternTrie) {
    self.compounds = compounds
    self.words = words
  }

  /// Finds the places in a word.
  ///
  /// - Parameters:
  ///   - word: The letters of the word, with its edges.
  ///   - clusters: For each number of letters, from 0, the number of grapheme clusters they make.
  /// - Complexity: O(*n*) in the letters.
  mutating func find(in word: [UInt32], clusters: [Int]) {
    places.removeAll(keepingCapacity: true)
    find(in: 0..<word.count - 2, of: word, clusters, depth: 0)
  }

  /// Finds the places in a part: between two numbers of letters.
  private mutating func find(
    in range: Range<Int>,
    of word: [UInt32],
    _ clusters: [Int],
    depth: Int
  ) {
    part.removeAll(keepingCapacity: true)
    part.append(WordLetters.edge)
    part += word[range.lowerBound + 1...range.upperBound]
    part.append(WordLetters.edge)
    let cuts = depth < Self.depthLimit ? cuts(from: range.lowerBound) : []
    guard !cuts.isEmpty else {
      hyphenatePart(range, clusters)
      return
    }
    var start = range.lowerBound
    for cut in cuts + [range.upperBound] {
      if cut - start > 1 { find(in: start..<cut, of: word, clusters, depth: depth + 1) }
      if cut < range.upperBound { places.append(cut) }
      start = cut
    }
  }

  private mutating func cuts(from start: Int) -> [Int] {
    matcher.find(in: part, by: compounds.trie)
    return matcher.places.map { start + $0 }
  }

  /// Appends the places in a part that nothing cuts.
  private mutating func hyphenatePart(_ range: Range<Int>, _ clusters: [Int]) {
    matcher.find(in: part, by: words)
    let isAfterCut = range.lowerBound > 0
    let isBeforeCut = range.upperBound < clusters.count - 1
    for place in matcher.places {
      let place = range.lowerBound + place
      let prefix = clusters[place] - clusters[range.lowerBound]
      let suffix = clusters[range.upperBound] - clusters[place]
      if isAfterCut, prefix < compounds.minimumPrefix { continue }
      if isBeforeCut, suffix < compounds.minimumSuffix { continue }
      places.append(place)
    }
  }
}
