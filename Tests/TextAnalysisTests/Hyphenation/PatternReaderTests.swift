import Testing
import TextAnalysis

@Suite("Files of hyphenation patterns")
struct PatternReaderTests {
  private func patterns(_ text: String) throws -> HyphenationPatterns {
    try HyphenationPatterns(Array(text.utf8), name: "a.dic")
  }

  private func error(_ bytes: [UInt8]) -> HyphenationError? {
    do throws(HyphenationError) {
      _ = try HyphenationPatterns(bytes, name: "a.dic")
      return nil
    } catch {
      return error
    }
  }

  private func error(_ text: String) -> HyphenationError? { error(Array(text.utf8)) }

  @Test("Commands, comments and what follows the end of a TeX file are passed over")
  func tex() throws {
    let text = """
      \u{FEFF}% a comment with \\patterns{b1a}
      \\message{Hello} \\patterns % another
        { % and another: x1x
        a1b\tc1d
      }
      \\hyphenation{}
      \\endinput
      \\patterns{b1a \\oops}
      """
    #expect(try patterns(text).hyphenated("xxabxxx") == "xxa-bxxx")
    #expect(try patterns(text).hyphenated("xxbaxxx") == "xxbaxxx")
  }

  @Test("Settings, comments and patterns with replacements of libhyphen")
  func libhyphen() throws {
    let text = """
      UTF-8
      % comment
      # comment x1x
      LEFTHYPHENMIN 3
      RIGHTHYPHENMIN 4
      COMPOUNDLEFTHYPHENMIN 2
      NOHYPHEN -,'

      a1b
      c1d/x=x,1,2
      e1f extra

      """
    for end in ["\n", "\r\n", "\r"] {
      let read = try patterns(text.replacing("\n", with: end))
      #expect(read.minimumPrefix == 3)
      #expect(read.minimumSuffix == 4)
      #expect(read.hyphenated("xxabxxx xxcdxxx xxefxxx") == "xxa-bxxx xxcdxxx xxe-fxxx")
      #expect(read.hyphenated("xxxabxx xabxxxx") == "xxxabxx xabxxxx")
    }
  }

  @Test("A file of libhyphen may quote TeX in its comments")
  func quotedTeX() throws {
    let bytes = Array("KOI8-R\n% \\patterns{ ".utf8) + [0xC1, 0x0A, 0xC1, 0x31, 0xC2, 0x0A]
    let read = try HyphenationPatterns(bytes, name: "a.dic")
    #expect(read.hyphenated("xxабxx") == "xxа-бxx")
    #expect(try patterns("UTF-8\n% \\patterns{\na1b\n").hyphenated("xxabxx") == "xxa-bxx")
  }

  @Test("Patterns before NEXTLEVEL cut compounds, those after it hyphenate")
  func nextLevel() throws {
    let read = try patterns("UTF-8\nLEFTHYPHENMIN 1\na1b\nNEXTLEVEL\nc1d\n")
    #expect(read.hyphenated("ab xxabxx xcdxx") == "ab xxa-bxx xc-dxx")
  }

  @Test(
    "Charsets with one byte a character are read",
    arguments: [
      ("ISO8859-1", [0xE4, 0x31, 0x62], "äb"), ("ISO-8859-1", [0xE4, 0x31, 0x62], "äb"),
      ("ISO8859-2", [0xB3, 0x31, 0x62], "łb"), ("ISO8859-5", [0xD0, 0x31, 0xD1], "аб"),
      ("iso8859-15", [0xBD, 0x31, 0x62], "œb"), ("KOI8-R", [0xC1, 0x31, 0xC2], "аб"),
      ("microsoft-cp1251", [0xE0, 0x31, 0xE1], "аб"),
    ] as [(String, [UInt8], String)]
  )
  func charsets(_ name: String, _ pattern: [UInt8], _ letters: String) throws {
    let read = try HyphenationPatterns(Array("\(name)\n".utf8) + pattern, name: "a.dic")
    let hyphenated = letters.map { String($0) }.joined(separator: "-")
    #expect(read.hyphenated("xx\(letters)xx") == "xx\(hyphenated)xx")
  }

  @Test("Files that are none are refused: what, where, and what to do")
  func refused() {
    #expect(error("") == .empty(file: "a.dic"))
    #expect(error(" \n") == .unrecognized(file: "a.dic"))
    #expect(error("<html>\n") == .unrecognized(file: "a.dic"))
    #expect(error([0xFF, 0xFE, 0x61]) == .unrecognized(file: "a.dic"))
    #expect(error(String(repeating: "A", count: 99)) == .unrecognized(file: "a.dic"))
    #expect(error("hello\n") == .unsupportedCharset(file: "a.dic", charset: "hello"))
    #expect(error("UTF-16\na1b") == .unsupportedCharset(file: "a.dic", charset: "UTF-16"))
    #expect(error("Shift_JIS\na1b") == .unsupportedCharset(file: "a.dic", charset: "Shift_JIS"))
    #expect(error("UTF-8\n") == .noPatterns(file: "a.dic"))
    #expect(error("UTF-8\nNEXTLEVEL\n% x") == .noPatterns(file: "a.dic"))
    #expect(error("\\patterns{}") == .noPatterns(file: "a.dic"))
    #expect(
      error([UInt8](repeating: 0x61, count: HyphenationPatterns.sizeLimit + 1))
        == .tooLarge(file: "a.dic", limit: HyphenationPatterns.sizeLimit)
    )
  }

  @Test("A damaged line is named")
  func damaged() {
    func line(_ text: String) -> Int? {
      guard case .damaged(_, let line, let reason) = error(text) else { return nil }
      return reason.isEmpty ? nil : line
    }
    #expect(line("\\patterns{\na1b\n") == 2)
    #expect(line("\\patterns{\na1b\n\\'e1b }") == 3)
    #expect(line("\\patterns{a1b\n{c}}") == 2)
    #expect(line("\\patterns{a1b ^^e91b}") == 1)
    #expect(line("\\patterns{\n123 }") == 2)
    #expect(line("\\hyphenation{\n\n\(String(repeating: "a", count: 101))}") == 3)
    #expect(line("UTF-8\nLEFTHYPHENMIN\n") == 2)
    #expect(line("UTF-8\nLEFTHYPHENMIN many\n") == 2)
    #expect(line("UTF-8\nCOMPOUNDLEFTHYPHENMIN\n") == 2)
    #expect(line("UTF-8\na1b\n\(String(repeating: "a1", count: 101))") == 3)
    #expect(
      error(Array("UTF-8\na1b\n".utf8) + [0xC3])
        == .damaged(
          file: "a.dic",
          line: 3,
          reason: "it is not UTF-8"
        )
    )
    #expect(error("\\patterns{a1b")?.description.contains("line 1") == true)
  }

  @Test("Files that are cut or scrambled end in an error or in patterns")
  func hostile() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    let files = [
      Array(
        "% typesetting:\n% left: 2\n\\patterns{\n.ab1c\nä1b\n}\n\\hyphenation{\nta-ble\n}\n".utf8
      ),
      Array("UTF-8\nLEFTHYPHENMIN 2\na1b\n.c2d3e.\nx1y/z=,1,2\nNEXTLEVEL\n1q\n".utf8),
      Array("ISO8859-1\n1a\n".utf8) + [0xE4, 0x31, 0xE9, 0x0A],
    ]
    for file in files {
      for end in file.indices { use(Array(file[..<end])) }
      for _ in 0..<400 {
        var bytes = file
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          bytes[Int.random(in: bytes.indices, using: &random)] = .random(
            in: 0...255,
            using: &random
          )
        }
        use(bytes)
      }
    }
  }

  private func use(_ bytes: [UInt8]) {
    guard let patterns = try? HyphenationPatterns(bytes, name: "hostile") else { return }
    let text = "table abcde ab\u{E4}b 'x' y\u{301}\u{301} a"
    #expect(patterns.hyphenated(text, with: "").utf8.elementsEqual(text.utf8))
  }
}
