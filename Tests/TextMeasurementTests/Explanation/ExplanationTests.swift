import TextAnalysis
import TestFixtures
import Testing
@testable import TextMeasurement

@Suite("Explanations of lines")
struct ExplanationTests {
  private static func text(_ string: String) throws -> PreparedText {
    PreparedText(string, font: try .square())
  }

  @Test("A line tells its rule and what it refused")
  func opportunity() throws {
    let lines = try Self.text("aa bb cc").explanations(forWidth: 55)
    #expect(lines.map(\.line.range.upperBound.utf8) == [6, 8])
    let first = lines[0]
    #expect(first.room == 55)
    #expect(first.rule?.description == "LB18: AL SP ÷ AL")
    #expect(
      first.refused == [RefusedEnd(offset: TextOffset(utf8: 8), width: 80, excess: 25)]
    )
    #expect(lines[1].rule == nil)
    #expect(lines[1].refused.isEmpty)
  }

  static let rules: [(String, Double?, String)] = [
    ("a\nb", nil, "LB5: LF ÷ AL"), ("a\u{2028}b", nil, "LB4: BK ÷ AL"),
    ("a-b", 20, "LB31: HY ÷ AL"), ("漢字", 10, "LB31: ID ÷ ID"),
    ("a\u{200B}b", 10, "LB8: ZW ÷ AL"), ("a\u{AD}bb", 20, "LB31: BA ÷ AL"),
    ("a \u{FFFC}", 10, "LB18: AL SP ÷ CB"), ("a\u{FFFC}", 10, "LB20: AL ÷ CB"),
    ("ภาษาไทย", 50, "dictionary: SA ÷ SA"), ("e\u{301} b", 10, "LB18: AL SP ÷ AL"),
    ("🇩🇪🇫🇷", 20, "LB30a: RI ÷ RI"),
  ]

  @Test("The rule is that of UAX #14", arguments: rules)
  func rule(_ string: String, _ width: Double?, _ rule: String) throws {
    let line = try #require(try Self.text(string).explanations(forWidth: width).first)
    #expect(line.rule?.description == rule)
  }

  @Test("A line that patterns ended has no rule, one that a soft hyphen ended has its own")
  func hyphenation() throws {
    var options = MeasuringOptions()
    options.paragraphStyle.hyphenation = .byLanguage
    let rules = try ["Silbentrennung", "a\u{AD}bb", "Silben trennung"].map { string in
      let text = PreparedText(string, font: try .square(), language: "de", options: options)
      let line = try #require(text.explanations(forWidth: string.count < 5 ? 20 : 80).first)
      #expect(line.line.end == .opportunity)
      return line.rule?.description
    }
    #expect(rules == [nil, "LB31: BA ÷ AL", "LB18: AL SP ÷ AL"])
  }

  @Test("A broken word tells the next cluster and its end")
  func overflow() throws {
    let line = try #require(try Self.text("abcdef g").explanations(forWidth: 25).first)
    #expect(line.rule == nil)
    #expect(
      line.refused == [
        RefusedEnd(offset: TextOffset(utf8: 3), width: 30, excess: 5),
        RefusedEnd(offset: TextOffset(utf8: 7), width: 60, excess: 35),
      ]
    )
  }

  @Test("The faces tell how high a line is, and why they are used")
  func faces() throws {
    let text = PreparedText("a 漢", font: try .squareWithTallFallback())
    let line = try #require(text.explanations(forWidth: nil).first)
    #expect(line.heights.map(\.ascent) == [9, 8])
    #expect(line.heights.map(\.isHighest) == [true, false])
    #expect(line.heights.map(\.isLowest) == [true, false])
    #expect(line.faces.map(\.cause) == [.asked, .lacks("漢")])
    #expect(line.faces.map(\.range.upperBound.utf8) == [2, 5])
  }

  @Test("Every line of real text is explained as it is laid out", arguments: Samples.declaration)
  func agreement(_ sample: Sample) {
    let text = PreparedText(sample.text, font: .system(size: 15), language: sample.language)
    for width in [40.0, 90, 300] {
      let explanations = text.explanations(forWidth: width)
      #expect(explanations.map(\.line) == text.lines(forWidth: width))
      for explanation in explanations {
        #expect(explanation.room == width)
        let isByRule = [.opportunity, .mandatory].contains(explanation.line.end)
        #expect((explanation.rule != nil) == isByRule)
        guard explanation.line.end == .opportunity else { continue }
        #expect(explanation.refused.allSatisfy { $0.excess > 0 && $0.width > width })
      }
    }
  }
}
