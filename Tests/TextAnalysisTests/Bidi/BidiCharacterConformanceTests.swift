import Testing
import TextAnalysis

@Suite("Bidi conformance by character")
struct BidiCharacterConformanceTests {
  @Test("Every line of BidiCharacterTest.txt gets the levels it says, but for those listed")
  func bidiCharacterTest() throws {
    let bytes = try UnicodeDataFile("BidiCharacterTest.txt.gz").bytes
    let deviations = try Deviations(of: "BidiCharacterTest.txt")
    try #require(deviations.answers.count == 29)
    let analyzer = TextAnalyzer()
    var analysis = ParagraphAnalysis()
    let rules = LineBreakRules()
    var count = 0
    var failures: [String: String] = [:]
    for line in bytes.split(separator: 0x0A) where line[line.startIndex] != UInt8(ascii: "#") {
      let test = try #require(BidiCharacterTest(line))
      count += 1
      test.text.withUnsafeBufferPointer {
        let direction = test.direction
        analyzer.analyze($0, direction: direction, language: nil, rules: rules, into: &analysis)
      }
      if !test.isAnswered(by: analysis) { failures[test.name] = test.answer(analysis) }
    }
    #expect(count == 91_707)
    if Deviations.areKnown {
      #expect(failures == deviations.answers)
    } else {
      print("BidiCharacterTest.txt: ICU differs on \(failures.count) lines, unlisted")
      #expect(failures.count < 100)
    }
  }
}
