/// Finds the places where the words of a text may be hyphenated.
package struct WordHyphenator {
  private let patterns: HyphenationPatterns
  private let minimumPrefix: Int
  private let minimumSuffix: Int

  /// The boundaries of the text's grapheme clusters.
  private let clusters: [UInt32]

  /// The boundary that was looked at last, which only moves on.
  private var cluster = 0

  /// The letters of the word, after its edge.
  private var letters = [WordLetters.edge]

  /// Where each of them ends: UTF-8 offsets; the first is where the word begins.
  private var ends = [0]

  /// The most letters of a word that is hyphenated; what is longer is none of a language.
  private static let letterLimit = 1024

  private var matcher = PatternMatcher()
  private var compounds: CompoundHyphenator?
  private var hasSoftHyphen = false

  /// Begins a text.
  ///
  /// - Parameters:
  ///   - patterns: The patterns.
  ///   - clusters: The boundaries of the text's grapheme clusters: UTF-8 offsets, increasing.
  ///   - minimumPrefix: The least number of clusters before a hyphen; `nil` leaves it to the
  ///     patterns.
  ///   - minimumSuffix: The least number of clusters after it; `nil` leaves it to the patterns.
  package init(
    _ patterns: HyphenationPatterns,
    clusters: [UInt32],
    minimumPrefix: Int? = nil,
    minimumSuffix: Int? = nil
  ) {
    self.patterns = patterns
    self.clusters = clusters
    self.minimumPrefix = max(1, minimumPrefix ?? patterns.minimumPrefix)
    self.minimumSuffix = max(1, minimumSuffix ?? patterns.minimumSuffix)
    compounds = patterns.compounds.map { CompoundHyphenator($0, words: patterns.trie) }
  }

  /// Appends the places in a part of the text.
  ///
  /// - Parameters:
  ///   - text: The text: valid UTF-8.
  ///   - range: The part; its ends end words.
  ///   - places: Receives UTF-8 offsets in the text, increasing.
  /// - Complexity: O(*n*) in the bytes of the part.
  package mutating func appendPlaces(
    of text: UnsafeBufferPointer<UInt8>,
    in range: Range<Int>,
    to places: inout [Int]
  ) {
    cluster = boundaryIndex(atOrAfter: range.lowerBound)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let start = offset
      let scalar = UTF8Scalar.value(text, at: &offset)
      switch WordLetters.kind(of: scalar) {
      case .letter:
        take(WordLetters.folded(scalar), from: start, to: offset)
      case .extender where letters.count > 1:
        extend(by: scalar, to: offset)
      case .apostrophe where letters.count > 1 && patterns.knowsApostrophes:
        if isLetter(text, offset, range.upperBound) {
          take(WordLetters.apostrophe, from: start, to: offset)
        } else {
          endWord(&places)
        }
      case .softHyphen:
        hasSoftHyphen = true
      case .extender, .apostrophe, .other:
        endWord(&places)
      }
    }
    endWord(&places)
  }

  private func isLetter(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int, _ end: Int) -> Bool {
    var next = offset
    guard offset < end, case .letter = WordLetters.kind(of: UTF8Scalar.value(text, at: &next))
    else {
      return false
    }
    return true
  }

  private mutating func take(_ letter: UInt32, from start: Int, to end: Int) {
    if letters.count == 1 { ends[0] = start }
    guard letters.count <= Self.letterLimit + 1 else { return }
    letters.append(letter)
    ends.append(end)
  }

  private mutating func extend(by mark: UInt32, to end: Int) {
    let last = letters.count - 1
    if let composed = WordLetters.composition(letters[last], mark) {
      letters[last] = composed
      ends[last] = end
    } else {
      take(mark, from: end, to: end)
    }
  }

  private mutating func endWord(_ places: inout [Int]) {
    if letters.count > 1 {
      let isWord =
        letters.count > minimumPrefix + minimumSuffix
        && letters.count <= Self.letterLimit + 1
      if isWord, !hasSoftHyphen { hyphenate(&places) }
      letters.removeSubrange(1...)
      ends.removeSubrange(1...)
    }
    hasSoftHyphen = false
  }

  /// Appends the places of the word that are far enough from its ends.
  private mutating func hyphenate(_ places: inout [Int]) {
    letters.append(WordLetters.edge)
    let first = boundary(atOrAfter: ends[0])
    var found: [(offset: Int, cluster: Int)] = []
    for letter in allowedPlaces() {
      let index = boundary(atOrAfter: ends[letter])
      guard Int(clusters[index]) == ends[letter], index - first >= minimumPrefix else { continue }
      found.append((ends[letter], index))
    }
    let last = boundary(atOrAfter: ends[ends.count - 1])
    for place in found where last - place.cluster >= minimumSuffix { places.append(place.offset) }
  }

  /// The places in the word that patterns allow: numbers of letters before them, increasing.
  private mutating func allowedPlaces() -> [Int] {
    guard compounds != nil else {
      matcher.find(in: letters, by: patterns.trie)
      return matcher.places
    }
    let first = boundaryIndex(atOrAfter: ends[0])
    let counts = ends.map { boundaryIndex(atOrAfter: $0) - first }
    compounds?.find(in: letters, clusters: counts)
    return compounds?.places ?? []
  }

  private func boundaryIndex(atOrAfter offset: Int) -> Int {
    var (low, high) = (0, clusters.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if Int(clusters[middle]) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The first boundary that does not lie before an offset; offsets only grow.
  private mutating func boundary(atOrAfter offset: Int) -> Int {
    while cluster < clusters.count - 1, Int(clusters[cluster]) < offset { cluster += 1 }
    return cluster
  }
}
