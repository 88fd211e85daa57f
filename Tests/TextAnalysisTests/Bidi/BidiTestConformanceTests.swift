import Testing
import TextAnalysis

@Suite("Bidi conformance by class")
struct BidiTestConformanceTests {
  @Test(
    "Every line of BidiTest.txt gets the levels it says",
    arguments: zip(BaseDirection.allCases, [UInt8(1), 2, 4])
  )
  func bidiTest(direction: BaseDirection, bit: UInt8) throws {
    var reader = BidiTestReader(try UnicodeDataFile("BidiTest.txt.gz").bytes)
    let analyzer = TextAnalyzer()
    var analysis = ParagraphAnalysis()
    let rules = LineBreakRules()
    var lines = 0
    var tests = 0
    var failures: [String] = []
    while reader.next() {
      lines += 1
      guard reader.directions & bit != 0 else { continue }
      tests += 1
      reader.text.withUnsafeBufferPointer {
        analyzer.analyze($0, direction: direction, language: nil, rules: rules, into: &analysis)
      }
      if reader.expected.compare(with: analysis.levelRuns, ends: reader.ends) == .different {
        failures.append(reader.line)
      }
    }
    #expect(lines == 490_846)
    #expect(tests == 256_747)
    if Deviations.areKnown {
      #expect(failures == [])
    } else {
      print("BidiTest.txt: ICU differs on \(failures.count) lines, \(direction), unlisted")
      #expect(failures.count < 1000)
    }
  }
}
