import Testing
import TextAnalysis

@Suite("Line break conformance")
struct LineBreakConformanceTests {
  @Test("Every line of LineBreakTest.txt breaks as it says, but for ICU's tailorings")
  func lineBreakTest() throws {
    let tests = try UnicodeDataFile("LineBreakTest.txt").tests.map {
      try #require(BoundaryTest($0))
    }
    let deviations = try Deviations(of: "LineBreakTest.txt")
    try #require(tests.count == 7654)
    try #require(deviations.answers.count == 22)

    let analyzer = TextAnalyzer()
    var failures: [String: String] = [:]
    for test in tests {
      let found = test.utf16Offsets(
        of: analyzer.analysis(of: test.text).opportunities.map(\.offset)
      )
      if found != test.boundaries {
        failures[test.line] = found.map(String.init).joined(separator: ",")
      }
    }
    if Deviations.areKnown {
      #expect(failures == deviations.answers)
    } else {
      print("LineBreakTest.txt: ICU differs on \(failures.count) lines, unlisted")
      #expect(failures.count < 400)
    }
  }
}
