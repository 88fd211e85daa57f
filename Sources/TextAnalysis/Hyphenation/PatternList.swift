/// Patterns as they are read from a file, before they are ordered.
struct PatternList {
  /// A pattern: letters, and a level before, between and after them.
  struct Pattern {
    /// Where the letters begin in ``letters``; the levels begin there plus the index of the
    /// pattern.
    let start: UInt32

    /// The number of letters.
    let count: UInt32
  }

  /// What is wrong with a pattern.
  struct Fault: Error {
    let reason: String
  }

  /// The most letters of a pattern, word edges included; libhyphen has the same limit.
  static let letterLimit = 100

  /// The level of a place in a word that is listed, where it is hyphenated, which no pattern has.
  private static let listedPlace: UInt8 = 11

  /// The level of the other places in a word that is listed.
  private static let listedRest: UInt8 = 10

  private(set) var patterns: [Pattern] = []

  /// The letters of all patterns.
  private(set) var letters: [UInt32] = []

  /// The levels of all patterns, one more for each than letters.
  private(set) var levels: [UInt8] = []

  /// The least number of grapheme clusters before a hyphen.
  var minimumPrefix = 2

  /// The least number of grapheme clusters after a hyphen.
  var minimumSuffix = 2

  /// Appends a pattern as files spell it: `.a2b1c`.
  mutating func appendPattern(_ text: some Sequence<Unicode.Scalar>) throws(Fault) {
    let start = letters.count
    levels.append(0)
    for scalar in text {
      if (0x30...0x39).contains(scalar.value) {
        levels[levels.count - 1] = UInt8(scalar.value - 0x30)
      } else {
        append(WordLetters.folded(scalar.value), from: start, level: 0)
      }
    }
    try end(from: start)
  }

  /// Appends a word that is hyphenated only as it is listed: `ta-ble`.
  mutating func appendWord(_ text: some Sequence<Unicode.Scalar>) throws(Fault) {
    let start = letters.count
    levels += [0, Self.listedRest]
    letters.append(WordLetters.edge)
    for scalar in text {
      if scalar == "-" {
        levels[levels.count - 1] = Self.listedPlace
      } else {
        append(WordLetters.folded(scalar.value), from: start, level: Self.listedRest)
      }
    }
    letters.append(WordLetters.edge)
    levels.append(0)
    try end(from: start)
  }

  private mutating func append(_ letter: UInt32, from start: Int, level: UInt8) {
    if letters.count > start,
      let composed = WordLetters.composition(letters[letters.count - 1], letter)
    {
      letters[letters.count - 1] = composed
    } else {
      letters.append(letter)
      levels.append(level)
    }
  }

  private mutating func end(from start: Int) throws(Fault) {
    let count = letters.count - start
    guard count <= Self.letterLimit else {
      throw Fault(reason: "a pattern has more than \(Self.letterLimit) letters")
    }
    guard count > 0 else { throw Fault(reason: "a pattern has no letters") }
    patterns.append(Pattern(start: UInt32(start), count: UInt32(count)))
  }

  /// The letter of a pattern at a place; `nil` at its end.
  func letter(of pattern: Int, at depth: Int) -> UInt32? {
    let pattern = patterns[pattern]
    return depth < pattern.count ? letters[Int(pattern.start) + depth] : nil
  }

  /// The levels of a pattern.
  func levels(of pattern: Int) -> ArraySlice<UInt8> {
    let start = Int(patterns[pattern].start) + pattern
    return levels[start...start + Int(patterns[pattern].count)]
  }

  /// The patterns, in the order of their letters.
  func ordered() -> [Int] {
    letters.withUnsafeBufferPointer { letters in
      patterns.indices.sorted { left, right in
        let (first, second) = (patterns[left], patterns[right])
        for index in 0..<min(first.count, second.count) {
          let (letter, other) = (
            letters[Int(first.start + index)], letters[Int(second.start + index)]
          )
          if letter != other { return letter < other }
        }
        return first.count < second.count
      }
    }
  }
}
