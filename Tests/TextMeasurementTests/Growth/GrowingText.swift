import Testing
import TextMeasurement

/// A text of any length that is hard to measure in a way of its own.
struct GrowingText: Sendable, CustomTestStringConvertible {
  let name: String

  /// The length at which a debug build takes some hundredths of a second.
  let shortLength: Int

  private let unit: String
  private let begin: String

  /// Makes a text of `begin` and as often as needed `unit`.
  init(_ name: String, _ unit: String, after begin: String = "", shortLength: Int = 5000) {
    self.name = name
    self.unit = unit
    self.begin = begin
    self.shortLength = shortLength
  }

  /// The text with a number of scalars, or a few more.
  func text(_ count: Int) -> String {
    begin + String(repeating: unit, count: max(1, count / unit.unicodeScalars.count))
  }

  var testDescription: String { name }

  static let all = [
    GrowingText("one word", "a"),
    GrowingText("words", "some words "),
    GrowingText("marks on one base", "\u{323}", after: "a"),
    GrowingText("marks on many bases", "a\u{323}\u{301}"),
    GrowingText("ideographs", "汉字没有空格"),
    GrowingText("Thai", "ภาษาไทยไม่มีช่องว่างระหว่างคำ"),
    GrowingText("Latin without a space", "withoutanyspacewhatever"),
    GrowingText("a path", "/usr/share/doc"),
    GrowingText("nested embeddings", "\u{202B}a\u{202A}b"),
    GrowingText("unclosed isolates", "\u{2067}a"),
    GrowingText("kerned letters", "AV", shortLength: 1000),
    GrowingText("kerned words", "AV To "),
    GrowingText("spaces", " "),
    GrowingText("ideographic spaces", "\u{3000}"),
    GrowingText("no-break spaces", "\u{A0}"),
    GrowingText("zero-width spaces", "\u{200B}"),
    GrowingText("tabs", "\t"),
    GrowingText("tabs between letters", "a\t"),
    GrowingText("tabs that allow no break", "a\u{2060}\t\u{2060}", shortLength: 2500),
    GrowingText("newlines", "\n", shortLength: 2500),
    GrowingText("line separators", "a\u{2028}", shortLength: 2500),
    GrowingText("soft hyphens", "\u{AD}"),
    GrowingText("soft hyphens between letters", "a\u{AD}"),
    GrowingText("letters after a soft hyphen", "\u{200B}", after: "aa\u{AD}a"),
    GrowingText("opening brackets", "("),
    GrowingText("brackets", "([{a}])", shortLength: 2500),
    GrowingText("letters of both directions", "a\u{5D0}", shortLength: 2500),
    GrowingText("Hebrew words", "\u{5D0}\u{5D1}\u{5D2} "),
    GrowingText("Hebrew without a space", "\u{5D0}\u{5D1}"),
    GrowingText("joined letters", "\u{633}\u{644}\u{627}\u{645}", shortLength: 2500),
    GrowingText("missing characters", "\u{E123}", shortLength: 2000),
    GrowingText("missing and other characters", "a\u{E123} ", shortLength: 2500),
    GrowingText("joiners", "\u{200D}"),
    GrowingText("a family without end", "👩\u{200D}"),
    GrowingText("flags", "🇩🇪"),
    GrowingText("skin tones", "\u{1F3FB}", shortLength: 1000),
    GrowingText("skin tones on a hand", "\u{1F3FD}", after: "👍", shortLength: 1000),
    GrowingText("Hangul", "한국어"),
    GrowingText("faces that alternate", "a漢😀", shortLength: 2500),
    GrowingText("controls", "\u{1}"),
  ]
}
