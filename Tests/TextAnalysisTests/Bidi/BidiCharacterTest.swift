import TextAnalysis

/// A line of `BidiCharacterTest.txt`.
struct BidiCharacterTest {
  /// The text and its direction, as the line writes them.
  let name: String

  /// The text in UTF-8.
  let text: [UInt8]

  /// The base direction.
  let direction: BaseDirection

  /// The base level and the level of each character, as the line writes them; `x` for a character
  /// that UAX #9 X9 removes.
  let expected: String

  private let ends: [Int]
  private let levels: ExpectedLevels

  /// Reads a line; `nil` if it is no test.
  init?(_ line: ArraySlice<UInt8>) {
    let fields = line.split(separator: 0x3B)
    guard fields.count == 5, let digit = fields[1].first else { return nil }
    var text: [UInt8] = []
    var ends: [Int] = []
    for word in fields[0].split(separator: 0x20) {
      guard let value = UInt32(String(decoding: word, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return nil }
      text += scalar.utf8
      ends.append(text.count)
    }
    self.text = text
    self.ends = ends
    name = String(decoding: fields[0], as: UTF8.self) + ";" + String(UnicodeScalar(digit))
    direction = digit == 0x30 ? .leftToRight : digit == 0x31 ? .rightToLeft : .automatic
    expected = String(decoding: fields[2] + [0x3B] + fields[3], as: UTF8.self)
    levels = ExpectedLevels(
      levels: fields[3].split(separator: 0x20).map { word in
        UInt8(String(decoding: word, as: UTF8.self)) ?? ExpectedLevels.removed
      }
    )
  }

  /// Whether an analysis has the base level and the levels that are expected.
  func isAnswered(by analysis: ParagraphAnalysis) -> Bool {
    expected.hasPrefix("\(analysis.baseLevel.rawValue);")
      && levels.compare(with: analysis.levelRuns, ends: ends) != .different
  }

  /// The levels that were found, written as the line writes them.
  func answer(_ analysis: ParagraphAnalysis) -> String {
    var run = 0
    let found = zip(ends, levels.levels).map { end, level in
      while run < analysis.levelRuns.count - 1, analysis.levelRuns[run].end < end { run += 1 }
      let isRemoved = level == ExpectedLevels.removed
      return isRemoved ? "x" : String(analysis.levelRuns[run].level.rawValue)
    }
    return "\(analysis.baseLevel.rawValue);" + found.joined(separator: " ")
  }
}
