import Testing

@testable import TextAnalysis

@Suite("Text analyzer")
struct TextAnalyzerTests {
  static let texts = [
    "Hello, world. This is text.", "שלום עולם (abc) ועוד", "สวัสดีชาวโลก hello", "日本語 テキスト、カー",
    "e\u{301}e\u{301} 👩‍👩‍👧 🇩🇪", "a\u{2028}b\r\nc", "x(где [אב] y) z", "٣ × ٤ = 12",
    String(repeating: "word שלום ", count: 200),
  ]

  @Test("Runs tile the text and opportunities increase to its end", arguments: texts)
  func tiling(text: String) {
    let analyzer = TextAnalyzer()
    for direction in BaseDirection.allCases {
      let found = analyzer.analysis(of: text, direction: direction)
      for ends in [
        found.levelRuns.map(\.end), found.scriptRuns.map(\.end), found.opportunities.map(\.offset),
      ] {
        #expect(ends.last == text.utf8.count)
        #expect(zip([0] + ends, ends).allSatisfy { $0 < $1 })
      }
      #expect(zip(found.levelRuns, found.levelRuns.dropFirst()).allSatisfy { $0.level != $1.level })
      #expect(
        zip(found.scriptRuns, found.scriptRuns.dropFirst()).allSatisfy { $0.script != $1.script }
      )
      let places = Set(text.unicodeScalars.indices.map { $0.utf16Offset(in: text) })
      for opportunity in found.opportunities.dropLast() {
        let index = text.index(at: TextOffset(utf8: opportunity.offset))
        #expect(TextOffset(index, in: text).utf8 == opportunity.offset)
        #expect(places.contains(index.utf16Offset(in: text)))
      }
    }
  }

  @Test("An analyzer answers the same after other texts", arguments: texts)
  func reuse(text: String) {
    let expected = TextAnalyzer().analysis(of: text)
    let analyzer = TextAnalyzer()
    var analysis = ParagraphAnalysis()
    for other in Self.texts {
      for text in [other, text] {
        var text = text
        text.withUTF8 {
          analyzer.analyze(
            $0,
            direction: .automatic,
            language: nil,
            rules: LineBreakRules(),
            into: &analysis
          )
        }
      }
      #expect(analysis == expected)
    }
  }

  @Test(
    "A text cut into pieces at spaces has the same breaks, scripts, traits and clusters",
    arguments: [
      "Long text где ends. ", "Plain ASCII (text) ends. ", "12 - 3 = 9. ", "a\tb \u{1}c ",
    ]
  )
  func pieces(unit: String) {
    let text = String(repeating: unit, count: 20)
    let whole = TextAnalyzer()
    let expected = whole.analysis(of: text)
    let clusters = whole.clusters(of: text)
    for limit in [30, 64, 100, 250] {
      let cut = TextAnalyzer(pieceLimit: limit)
      #expect(cut.analysis(of: text) == expected)
      #expect(cut.clusters(of: text) == clusters)
    }
  }

  @Test("A text cut where there is no space is cut between scalars", arguments: [4, 5, 6, 7])
  func piecesOfScalars(limit: Int) {
    let text = String(repeating: "日😀éx", count: 10)
    let found = TextAnalyzer(pieceLimit: limit).analysis(of: text)
    #expect(
      found.opportunities.last == BreakOpportunity(offset: text.utf8.count, isMandatory: false)
    )
    #expect(found.levelRuns == [LevelRun(end: text.utf8.count, level: .leftToRight)])
    #expect(found.scriptRuns == TextAnalyzer().analysis(of: text).scriptRuns)
  }

  @Test("A right-to-left text cut into pieces keeps its base level")
  func piecesRightToLeft() {
    let text = String(repeating: "שלום abc ", count: 20)
    let found = TextAnalyzer(pieceLimit: 40).analysis(of: text)
    #expect(found.baseLevel == .rightToLeft)
    #expect(found.levelRuns.last?.end == text.utf8.count)
    #expect(found.scriptRuns == TextAnalyzer().analysis(of: text).scriptRuns)
  }

  @Test("Two megabytes are analysed, and a label after them")
  func longText() {
    let analyzer = TextAnalyzer()
    let text = String(repeating: "Lorem ipsum dolor sit amet שלום. ", count: 60_000)
    let found = analyzer.analysis(of: text)
    #expect(found.opportunities.count == 6 * 60_000)
    #expect(found.levelRuns.last?.end == text.utf8.count)
    #expect(analyzer.pieces(of: "a b") == ["a ", "b"])
  }

  @Test("A script and controls are noticed in every place of an ASCII text")
  func asciiPlaces() {
    let analyzer = TextAnalyzer()
    for length in 1...20 {
      for place in 0..<length {
        var bytes = [UInt8](repeating: 0x20, count: length)
        for byte in UInt8(0)...0x7F {
          bytes[place] = byte
          let found = analyzer.analysis(of: String(decoding: bytes, as: UTF8.self))
          let isLetter = Character(Unicode.Scalar(byte)).isLetter
          #expect(found.scriptRuns == [ScriptRun(end: length, script: isLetter ? .latin : .common)])
          let isControl = CharacterFacts.isControl(Unicode.Scalar(byte))
          #expect(found.traits.contains(.containsControls) == isControl)
          #expect(found.traits.contains(.containsTabs) == (byte == 0x09))
          #expect(found.traits.contains(.isASCII))
        }
      }
    }
  }

  @Test("Clusters of texts are as listed")
  func clusters() {
    let analyzer = TextAnalyzer()
    var empty = ""
    #expect(empty.withUTF8 { analyzer.graphemeBoundaries(of: $0) } == [0])
    #expect(analyzer.clusters(of: "ab\r\nc\n\r") == ["a", "b", "\r\n", "c", "\n", "\r"])
    #expect(analyzer.clusters(of: "e\u{301}x🇩🇪👩‍👩‍👧") == ["e\u{301}", "x", "🇩🇪", "👩‍👩‍👧"])
  }

  @Test("The versions of the library that runs are known")
  func versions() throws {
    let versions = AnalysisVersions.current
    #expect(versions.icu.split(separator: ".").allSatisfy { Int($0) != nil })
    let unicode = try #require(versions.unicode.split(separator: ".").first.flatMap { Int($0) })
    #expect(unicode >= 13)
  }
}
