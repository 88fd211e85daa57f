import TextAnalysis

/// The levels that a test of Unicode expects, one for each character.
struct ExpectedLevels {
  /// The level of a character that UAX #9 X9 removes, written as `x`; any answer is right.
  static let removed: UInt8 = 0xFF

  /// One for each character.
  var levels: [UInt8]

  /// How a text was answered.
  enum Verdict {
    case equal

    /// The text has one direction, and the answer one level of that direction, which gives the
    /// same order. ICU does not keep other levels for such a text.
    case sameDirection
    case different
  }

  /// Compares the levels with the runs of an analysis.
  ///
  /// - Parameters:
  ///   - runs: The runs.
  ///   - ends: The UTF-8 offset of the end of each character.
  /// - Returns: How the text was answered.
  func compare(with runs: [LevelRun], ends: [Int]) -> Verdict {
    guard levels.count == ends.count, let lastEnd = ends.last, runs.last?.end == lastEnd else {
      return .different
    }
    var verdict = Verdict.equal
    var run = 0
    var index = 0
    while index < ends.count {
      while runs[run].end < ends[index] { run += 1 }
      let expected = levels[index]
      index += 1
      if expected == Self.removed || expected == runs[run].level.rawValue { continue }
      guard runs.count == 1, expected & 1 == runs[0].level.rawValue & 1 else { return .different }
      verdict = .sameDirection
    }
    guard verdict == .sameDirection else { return verdict }
    let parity = runs[0].level.rawValue & 1
    return levels.allSatisfy { $0 == Self.removed || $0 & 1 == parity } ? verdict : .different
  }
}
