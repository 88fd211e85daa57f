import Testing
import TextAnalysis

@Suite("Script runs")
struct ScriptRunTests {
  private let analyzer = TextAnalyzer()

  private func runs(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    var start = 0
    return analyzer.analysis(of: text).scriptRuns.map { run in
      defer { start = run.end }
      return "\(run.script): \(String(decoding: bytes[start..<run.end], as: UTF8.self))"
    }
  }

  @Test(
    "Texts fall into the runs listed",
    arguments: [
      ("", []),
      ("Hello, world 1!", ["Latn: Hello, world 1!"]),
      ("1 + 2 = 3", ["Zyyy: 1 + 2 = 3"]),
      ("…“” 12", ["Zyyy: …“” 12"]),
      ("\u{301}\u{308}", ["Zyyy: \u{301}\u{308}"]),
      ("12 abc", ["Latn: 12 abc"]),
      ("“жизнь”", ["Cyrl: “жизнь”"]),
      ("abc где", ["Latn: abc ", "Cyrl: где"]),
      ("abc 123 где", ["Latn: abc 123 ", "Cyrl: где"]),
      ("a\u{301}где\u{301}", ["Latn: a\u{301}", "Cyrl: где\u{301}"]),
      ("漢字かなカナ", ["Hani: 漢字", "Hira: かな", "Kana: カナ"]),
      ("한국어 abc", ["Hang: 한국어 ", "Latn: abc"]),
      ("हिन्दी।", ["Deva: हिन्दी।"]),
      ("বাংলা।", ["Beng: বাংলা।"]),
      ("\u{E000}\u{E001}", ["Zzzz: \u{E000}\u{E001}"]),
      ("a\u{E000}", ["Latn: a", "Zzzz: \u{E000}"]),
      ("𐐀𝒳😀", ["Dsrt: 𐐀𝒳😀"]),
    ] as [(String, [String])]
  )
  func plain(text: String, expected: [String]) {
    #expect(runs(of: text) == expected)
  }

  @Test(
    "A closing bracket takes the script of its opening one",
    arguments: [
      ("abc (где) def", ["Latn: abc (", "Cyrl: где", "Latn: ) def"]),
      ("(где) abc", ["Cyrl: (где) ", "Latn: abc"]),
      ("(abc где)", ["Latn: (abc ", "Cyrl: где", "Latn: )"]),
      (
        "abc (где [אב] жук) def",
        [
          "Latn: abc (", "Cyrl: где [", "Hebr: אב", "Cyrl: ] жук", "Latn: ) def",
        ]
      ),
      ("abc (где] def", ["Latn: abc (", "Cyrl: где] ", "Latn: def"]),
      ("abc (где [)", ["Latn: abc (", "Cyrl: где [", "Latn: )"]),
      ("abc «где» def", ["Latn: abc «", "Cyrl: где» ", "Latn: def"]),
      ("abc \u{2329}где\u{3009}", ["Latn: abc \u{2329}", "Cyrl: где", "Latn: \u{3009}"]),
      ("где)", ["Cyrl: где)"]),
    ] as [(String, [String])]
  )
  func brackets(text: String, expected: [String]) {
    #expect(runs(of: text) == expected)
  }

  @Test(
    "A character of several scripts stays with a neighbour of one of them",
    arguments: [
      ("カー", ["Kana: カー"]),
      ("かー", ["Hira: かー"]),
      ("ーカ", ["Kana: ーカ"]),
      ("日本、東京", ["Hani: 日本、東京"]),
      ("abc、日本", ["Latn: abc", "Hani: 、日本"]),
      ("abc、def", ["Latn: abc、def"]),
      ("abc「日本」def", ["Latn: abc", "Hani: 「日本」", "Latn: def"]),
      ("한국、日本", ["Hang: 한국、", "Hani: 日本"]),
      ("سلام، دنیا", ["Arab: سلام، دنیا"]),
      ("ܫܠܡܐ، ܫ", ["Syrc: ܫܠܡܐ، ܫ"]),
      ("ab\u{640}ab", ["Latn: ab\u{640}ab"]),
    ] as [(String, [String])]
  )
  func extensions(text: String, expected: [String]) {
    #expect(runs(of: text) == expected)
  }

  @Test("Brackets inside 64 others still pair; the outermost are forgotten")
  func depth() {
    let open = String(repeating: "(", count: 100)
    let close = String(repeating: ")", count: 100)
    let found = runs(of: "abc " + open + "где" + close)
    #expect(found.first == "Latn: abc " + open)
    #expect(found.dropFirst().first == "Cyrl: где")
    #expect(found.last == "Latn: " + close)
    #expect(found.count == 3)
  }

  @Test("A script is written as its four letters")
  func names() {
    #expect(Script("Latn") == .latin)
    #expect(Script("Zyyy") == .common)
    #expect(Script("Lat") == nil)
    #expect(Script("Lat1") == nil)
    let named: [(Script, String)] = [
      (.arabic, "Arab"), (.armenian, "Armn"), (.bengali, "Beng"), (.common, "Zyyy"),
      (.cyrillic, "Cyrl"), (.devanagari, "Deva"), (.greek, "Grek"), (.han, "Hani"),
      (.hangul, "Hang"), (.hebrew, "Hebr"), (.hiragana, "Hira"), (.inherited, "Zinh"),
      (.katakana, "Kana"), (.khmer, "Khmr"), (.lao, "Laoo"), (.latin, "Latn"),
      (.myanmar, "Mymr"), (.tamil, "Taml"), (.thai, "Thai"), (.unknown, "Zzzz"),
    ]
    for (script, name) in named { #expect(script.description == name) }
  }
}
