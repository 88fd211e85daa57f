import Testing
import TextAnalysis

@Suite("Level runs")
struct LevelRunTests {
  private let analyzer = TextAnalyzer()

  private func levels(of text: String, _ direction: BaseDirection) -> String {
    let found = analyzer.analysis(of: text, direction: direction)
    let runs = found.levelRuns.map { "\($0.end):\($0.level.rawValue)" }
    return ([String(found.baseLevel.rawValue)] + runs).joined(separator: " ")
  }

  @Test(
    "Texts have the levels listed",
    arguments: [
      ("", .automatic, "0"),
      ("", .rightToLeft, "1"),
      ("abc 1", .automatic, "0 5:0"),
      ("abc 1", .rightToLeft, "1 5:2"),
      ("abc!", .rightToLeft, "1 3:2 4:1"),
      ("123", .rightToLeft, "1 3:2"),
      ("é", .rightToLeft, "1 2:2"),
      ("אב", .automatic, "1 4:1"),
      ("אב", .leftToRight, "0 4:1"),
      ("abc אב", .automatic, "0 4:0 8:1"),
      ("אב abc", .automatic, "1 5:1 8:2"),
      ("אב 12", .automatic, "1 5:1 7:2"),
      ("... אב", .automatic, "1 8:1"),
      ("אב(ab)", .leftToRight, "0 4:1 8:0"),
      ("!?", .automatic, "0 2:0"),
      ("א\u{1C}ב", .automatic, "1 5:1"),
      ("a\u{1C}א", .leftToRight, "0 2:0 4:1"),
    ] as [(String, BaseDirection, String)]
  )
  func table(text: String, direction: BaseDirection, expected: String) {
    #expect(levels(of: text, direction) == expected)
  }

  @Test("Levels know their direction and their order")
  func levelDirection() {
    #expect(!BidiLevel.leftToRight.isRightToLeft)
    #expect(BidiLevel.rightToLeft.isRightToLeft)
    #expect(!BidiLevel(rawValue: 2).isRightToLeft)
    #expect(BidiLevel.leftToRight < .rightToLeft)
  }

  @Test("Brackets pair up to the depth of 63, and beyond it none does")
  func bracketLimit() {
    func text(depth: Int) -> String {
      "a" + String(repeating: "(", count: depth) + "ab" + String(repeating: ")", count: depth)
    }
    // In a right-to-left paragraph the brackets around Latin letters after a Latin letter are
    // left to right by N0, and right to left at the end by N2 where they are not paired.
    #expect(levels(of: text(depth: 63) + "א", .rightToLeft) == "1 129:2 131:1")
    #expect(levels(of: text(depth: 64) + "א", .rightToLeft) == "1 67:2 133:1")
  }

  @Test("Many open brackets take time in proportion to their number")
  func manyBrackets() {
    let count = 60_000
    let brackets =
      String(repeating: "([", count: count) + "b" + String(repeating: ")", count: count)
    let time = ContinuousClock().measure { _ = analyzer.analysis(of: "אa" + brackets) }
    #expect(time < .seconds(2))
    let isolates =
      String(repeating: "(\u{2067}", count: count)
      + "b" + String(repeating: ")", count: count)
    let isolated = ContinuousClock().measure { _ = analyzer.analysis(of: "אa" + isolates) }
    #expect(isolated < .seconds(2))
  }
}
