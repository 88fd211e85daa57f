import TestFixtures
import TextAnalysis
import Testing

@Suite("Writing directions of spans")
struct WritingDirectionTests {
  private let analyzer = TextAnalyzer()

  /// The level of each scalar.
  private func levels(
    of text: String,
    _ direction: BaseDirection = .leftToRight,
    _ spans: [DirectionSpan] = []
  ) -> [UInt8] {
    var text = text
    var analysis = ParagraphAnalysis()
    text.withUTF8 {
      analyzer.analyze(
        $0,
        direction: direction,
        language: nil,
        rules: LineBreakRules(),
        directions: spans,
        into: &analysis
      )
    }
    var offset = 0
    return text.unicodeScalars.map { scalar in
      defer { offset += scalar.utf8.count }
      let run = analysis.levelRuns.first { $0.end > offset }
      return run?.level.rawValue ?? .max
    }
  }

  @Test(
    "A span has the levels of UAX #9 X2 to X5c and N, I for its direction",
    arguments: [
      ("abc", [.rightToLeftEmbedding], .leftToRight, [2, 2, 2]),
      ("abc", [.leftToRightEmbedding], .rightToLeft, [2, 2, 2]),
      ("a!c", [.rightToLeftOverride], .leftToRight, [1, 1, 1]),
      ("אב1", [.leftToRightOverride], .rightToLeft, [2, 2, 2]),
      ("123", [.rightToLeftEmbedding], .leftToRight, [2, 2, 2]),
      ("אב", [.rightToLeftIsolate], .leftToRight, [1, 1]),
      ("אב!", [.firstStrongIsolate], .leftToRight, [1, 1, 1]),
      ("ab!", [.firstStrongIsolate], .rightToLeft, [2, 2, 2]),
      ("ab!", [.rightToLeftIsolate], .leftToRight, [2, 2, 1]),
      ("ab!", [.leftToRightIsolate], .rightToLeft, [2, 2, 2]),
      ("אב", [.rightToLeftEmbedding, .leftToRightOverride], .rightToLeft, [4, 4]),
      ("abc", [], .leftToRight, [0, 0, 0]),
    ] as [(String, [WritingDirection], BaseDirection, [UInt8])]
  )
  func wholeText(
    text: String,
    directions: [WritingDirection],
    base: BaseDirection,
    expected: [UInt8]
  ) {
    let span = DirectionSpan(end: text.utf8.count, directions: directions)
    #expect(levels(of: text, base, [span]) == expected)
  }

  @Test("An isolate keeps the number after it from the letters inside; an embedding does not")
  func isolation() {
    let text = "אב 12"
    func inside(_ direction: WritingDirection) -> [DirectionSpan] {
      [DirectionSpan(end: 4, directions: [direction])]
    }
    #expect(levels(of: text, .leftToRight, inside(.rightToLeftIsolate)) == [1, 1, 0, 0, 0])
    #expect(levels(of: text) == [1, 1, 1, 2, 2])
  }

  @Test("Spans that tile a direction are one, and text after the last has none")
  func sharing() {
    let one = [DirectionSpan(end: 4, directions: [.rightToLeftEmbedding])]
    let two = [
      DirectionSpan(end: 1, directions: [.rightToLeftEmbedding]),
      DirectionSpan(end: 4, directions: [.rightToLeftEmbedding]),
    ]
    // The sign stands between letters of the embedding, and is read with it.
    for spans in [one, two] {
      #expect(levels(of: "a!אb", .leftToRight, spans) == [2, 1, 1, 0])
    }
  }

  @Test("Spans act as the formatting characters that stand for them, whatever the text")
  func characters() {
    let alphabet: [Unicode.Scalar] = [
      "a", "b", "א", "ב", "ع", "1", "٢", "!", " ", "(", ")", "é", "😀", "\u{202B}", "\u{202C}",
      "\u{2067}", "\u{2069}", "\t",
    ]
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<3000 {
      let scalars = (0..<Int.random(in: 1...14, using: &generator)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }
      let styles = scalars.map { _ in
        (0..<Int.random(in: 0...2, using: &generator)).map { _ in
          WritingDirection.allCases[Int.random(in: 0..<7, using: &generator)]
        }
      }
      var spans: [DirectionSpan] = []
      var formatted: [Unicode.Scalar] = []
      var places: [Int] = []
      var open: [WritingDirection] = []
      for (scalar, wanted) in zip(scalars, styles) {
        let end = (spans.last?.end ?? 0) + scalar.utf8.count
        spans.append(DirectionSpan(end: end, directions: wanted))
        while !wanted.starts(with: open) { formatted.append(Self.closing(open.removeLast())) }
        for direction in wanted.dropFirst(open.count) { formatted.append(Self.opening(direction)) }
        open = wanted
        places.append(formatted.count)
        formatted.append(scalar)
      }
      for direction in BaseDirection.allCases {
        let text = String(String.UnicodeScalarView(scalars))
        let whole = levels(of: String(String.UnicodeScalarView(formatted)), direction)
        #expect(levels(of: text, direction, spans) == places.map { whole[$0] }, "\(text) \(styles)")
      }
    }
  }

  private static func opening(_ direction: WritingDirection) -> Unicode.Scalar {
    switch direction {
    case .leftToRightEmbedding: "\u{202A}"
    case .rightToLeftEmbedding: "\u{202B}"
    case .leftToRightOverride: "\u{202D}"
    case .rightToLeftOverride: "\u{202E}"
    case .leftToRightIsolate: "\u{2066}"
    case .rightToLeftIsolate: "\u{2067}"
    case .firstStrongIsolate: "\u{2068}"
    }
  }

  private static func closing(_ direction: WritingDirection) -> Unicode.Scalar {
    switch direction {
    case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: "\u{2069}"
    default: "\u{202C}"
    }
  }
}
