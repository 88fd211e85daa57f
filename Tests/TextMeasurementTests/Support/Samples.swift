import Foundation
import TestFixtures
import Testing
import TextMeasurement

/// A text with its language.
struct Sample: Sendable, CustomTestStringConvertible {
  let language: String?
  let text: String

  var testDescription: String { "\(language ?? "-"): \(text.prefix(24))" }
}

/// Texts that laws are tested on.
enum Samples {
  /// Sentences of the Universal Declaration of Human Rights in forty languages.
  static let declaration: [Sample] = {
    let path = Fixtures.file("Texts/declaration.tsv")
    let rows = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return rows.split(separator: "\n").compactMap { row in
      let columns = row.split(separator: "\t", maxSplits: 1)
      guard columns.count == 2, !row.hasPrefix("#") else { return nil }
      return Sample(language: String(columns[0]), text: String(columns[1]))
    }
  }()

  /// Strings that break what is not careful.
  static let odd: [Sample] = [
    "", " ", "   ", "\n", "\n\n", "a\n", "\na", "\r\n\r\n", "a\r\nb", "\u{2028}", "\u{2029}",
    "a\u{85}b",
    "a\u{0B}b\u{0C}c", "\u{0}", "a\u{0}b", "\u{7F}", "\u{FFFD}", "\u{FEFF}a", "\u{200B}",
    "a\u{200B}b",
    "co\u{AD}op\u{AD}er\u{AD}ation", "\u{AD}", "\u{AD}\u{AD}\u{AD}", "a\u{A0}b\u{A0}c d",
    "a\u{2060}b c\u{2060}d",
    "\u{301}", "\u{301}\u{301} a", " \u{301}x", "e\u{301}\u{323}e\u{301} q\u{307}\u{323}",
    "👨‍👩‍👧‍👦👨‍👩‍👧‍👦 👍🏽👍🏿 🇩🇪🇫🇷🇯 1️⃣ ☺︎☺️ ❤️‍🔥", "🇩🇪🇩🇪🇩🇪🇩🇪🇩🇪🇩🇪", "a\u{200D}b", "\u{200D}\u{200D}",
    "1 x 1 A * A A - A --> <-- 3x4 (A)", "AVAVAVAV To Ta We Y. f fi ffi ffl fjord office",
    "http://example.org/a/very/long/path?with=query&and=more#fragment",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "Cannot open /usr/share/doc/package-name /etc/crontab a   /b  ! c",
    "-- -a a- --option=value a/b/c 1/2/3 12-34 .5 :3", "a  b   c    d     e      ",
    "    leading and trailing    ", "x\u{3000}y\u{3000}\u{3000}z", "שלום abc 123 עולם (נ) x",
    "abc שלום 12:30 \u{202E}def\u{202C} ghi",
    "السلام عليكم abc ١٢٣ لالا ﷺ", "ال\u{0640}\u{0640}\u{0640}\u{0640}\u{0640}سلام", "क्ष्म्य र्‍य क्‌ष श्री",
    "ကျွန်ုပ် မြန်မာ", "ខ្ញុំស្រលាញ់ភាសាខ្មែរ",
    "ภาษาไทยไม่มีช่องว่างระหว่างคำ", "ພາສາລາວບໍ່ມີຍະຫວ່າງ", "你好，世界！「测试」一二三四五", "ァィゥェォッャュョ。、ー々",
    "한국어 띄어쓰기와 줄바꿈",
    "\u{1100}\u{1161}\u{11A8}\u{1102}\u{1161}", "ཀཁག་ང་", "Ꭰ ᎠᎡᎢ ᐃᓄᒃ", "\u{E000}\u{F8FF}\u{10FFFD}",
    "𝒜𝓑𝔠 ∑∫√ ⅷ ½ x²",
    String(repeating: "AV", count: 80), String(repeating: "ToVAWa ", count: 30),
    String(repeating: "سلام", count: 30), "\u{1F468}\u{200D}", "\u{FE0F}\u{FE0F}",
    "a\u{FE0F}b\u{E0100}c 葛\u{E0100}", "\u{20E3}", "#\u{FE0F}\u{20E3}", "ａｂｃ ｶﾅ",
  ].map { Sample(language: nil, text: $0) }

  /// Paragraphs of several sentences and languages, one after another and mixed.
  static let mixed: [Sample] = {
    let texts = declaration.map(\.text)
    return (0..<12).map { index in
      let parts = (0..<4).map { texts[(index * 7 + $0 * 5) % max(1, texts.count)] }
      return Sample(language: nil, text: parts.joined(separator: index % 2 == 0 ? " " : "\n"))
    }
  }()

  /// All of them.
  static var all: [Sample] { declaration + odd + mixed }
}
