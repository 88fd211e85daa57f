/// Patterns ordered by their letters, so that all that match at a place are found in one walk.
///
/// The nodes stand in the order of their depth, and the children of one beside each other, in the
/// order of their letters. Levels that patterns share are kept once.
struct PatternTrie: Sendable {
  /// The letter that leads to each node; that of the root means nothing.
  private var letters: [UInt32] = [0]

  /// The first child of each node; its children end where those of the next node begin.
  private var firstChildren: [UInt32] = []

  /// Where the levels of the pattern that ends at each node begin; 0 if none does.
  private var values: [UInt32] = []

  /// The levels of the patterns, one after another; the first stands for none.
  private var levels: [UInt8] = [0]

  /// Whether a pattern has an apostrophe.
  let knowsApostrophes: Bool

  /// Orders patterns.
  ///
  /// Of patterns with the same letters the higher levels hold.
  ///
  /// - Complexity: O(*n* log *n*) in the letters of all patterns.
  init(_ list: PatternList) {
    knowsApostrophes = list.letters.contains(WordLetters.apostrophe)
    let order = list.ordered()
    var known: [[UInt8]: UInt32] = [:]
    // What each node holds: patterns with the same letters up to the node.
    var ranges = [0..<order.count]
    var depth = 0
    while !ranges.isEmpty {
      var below: [Range<Int>] = []
      for var range in ranges {
        values.append(value(of: &range, depth, order, list, &known))
        firstChildren.append(UInt32(letters.count))
        while let first = range.first, let letter = list.letter(of: order[first], at: depth) {
          var end = first + 1
          while end < range.upperBound, list.letter(of: order[end], at: depth) == letter {
            end += 1
          }
          letters.append(letter)
          below.append(first..<end)
          range = end..<range.upperBound
        }
      }
      ranges = below
      depth += 1
    }
    firstChildren.append(UInt32(letters.count))
  }

  /// Takes the patterns that end at a node off its range, and keeps their levels.
  private mutating func value(
    of range: inout Range<Int>,
    _ depth: Int,
    _ order: [Int],
    _ list: PatternList,
    _ known: inout [[UInt8]: UInt32]
  ) -> UInt32 {
    var joined: [UInt8] = []
    while let first = range.first, list.letter(of: order[first], at: depth) == nil {
      let levels = list.levels(of: order[first])
      joined = joined.isEmpty ? Array(levels) : zip(joined, levels).map { max($0, $1) }
      range = first + 1..<range.upperBound
    }
    guard joined.contains(where: { $0 > 0 }) else { return 0 }
    if let value = known[joined] { return value }
    let value = UInt32(levels.count)
    levels += joined
    known[joined] = value
    return value
  }

  /// Raises the levels of a word by the patterns that match at a place of it.
  ///
  /// - Parameters:
  ///   - word: The letters of the word, with its edges.
  ///   - start: The place.
  ///   - result: The level before each letter and after the last.
  /// - Complexity: O(1): a pattern has at most ``PatternList/letterLimit`` letters.
  func match(_ word: [UInt32], at start: Int, raising result: inout [UInt8]) {
    var node = 0
    for index in start..<word.count {
      guard let next = child(of: node, word[index]) else { return }
      node = next
      let value = Int(values[node])
      guard value > 0 else { continue }
      for distance in 0...(index - start + 1) {
        result[start + distance] = max(result[start + distance], levels[value + distance])
      }
    }
  }

  private func child(of node: Int, _ letter: UInt32) -> Int? {
    var low = Int(firstChildren[node])
    let end = Int(firstChildren[node + 1])
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if letters[middle] < letter { low = middle + 1 } else { high = middle }
    }
    return low < end && letters[low] == letter ? low : nil
  }

  /// The bytes that the trie takes.
  var byteCount: Int { 4 * (letters.count + firstChildren.count + values.count) + levels.count }
}
