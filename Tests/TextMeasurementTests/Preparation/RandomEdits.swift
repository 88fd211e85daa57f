import TestFixtures
import Testing

/// Texts of one kind, and random edits of them.
struct RandomEdits: CustomTestStringConvertible, Sendable {
  /// What kind of texts.
  let name: String

  /// What texts are made of.
  let pieces: [String]

  var testDescription: String { name }

  /// A text of a number of pieces, in one paragraph.
  func text(_ count: Int, _ generator: inout SeededGenerator) -> String {
    (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  /// Changes a text at a random place: puts pieces or a part of one there, takes characters away,
  /// or both.
  func edit(_ text: String, _ generator: inout SeededGenerator) -> String {
    var scalars = Array(text.unicodeScalars)
    let start = Int.random(in: 0...scalars.count, using: &generator)
    let removed = [0, 0, 1, 1, 3, 40].randomElement(using: &generator) ?? 0
    let inserted = Array(
      self.text([0, 1, 1, 1, 4].randomElement(using: &generator) ?? 0, &generator).unicodeScalars
    )
    let part = Bool.random(using: &generator) ? inserted[...] : inserted.prefix(1)
    scalars.replaceSubrange(start..<min(scalars.count, start + removed), with: part)
    return String(String.UnicodeScalarView(scalars))
  }

  /// All kinds.
  static let all = [
    RandomEdits(
      name: "Latin",
      pieces: [
        "To ", "AVATAR ", "office ", "waffle ", "fi", "ffl", " ", "  ", "1 x 1 ", "12:34 ", "->",
        "naïve ",
        "Te", "V", ". ", "f", "ffff", "LT", "“quoted” ", "1⁄2 ", "4", "⁄", "Übermut ", "and ",
        "so ",
      ]
    ),
    RandomEdits(
      name: "Arabic",
      pieces: [
        "السلام ", "عليكم ", "لا", "ل", "ا", "مُحَمَّد ", "ـ", " ", "ب", "كتاب ", "١٢٣ ", "\u{200D}",
        "\u{200C}", "\u{64E}", "الله ", ". ", "و",
      ]
    ),
    RandomEdits(
      name: "Devanagari",
      pieces: [
        "नमस्ते ", "क्षत्रिय ", "हिन्दी ", "र्", "क", "्", "ि", "ा", " ", "क्‍ष", "१२ ", "श्री ", "\u{200C}",
        "द्ध", "ं", "। ",
      ]
    ),
    RandomEdits(
      name: "Thai",
      pieces: ["ภาษาไทย", "น้ำ", "ก", "ำ", "่", "ที่", "เป็น", " ", "ๆ", "ผู้", "ปู่", "ฐุ", "ญู", "12"]
    ),
    RandomEdits(
      name: "bidi",
      pieces: [
        "abc ", "שלום ", "العربية ", "12 ", "(", ") ", "שּׁ", " ", "\u{202B}", "\u{202C}", "\u{2067}",
        "\u{2069}", "x", "א", "ب", ". ", "\u{200F}", "+", "−",
      ]
    ),
    RandomEdits(
      name: "emoji and marks",
      pieces: [
        "😀", "👍🏽", "👨‍👩‍👧 ", "🇩🇪", "\u{1F1E9}", "🇫🇷 ", "a\u{301}", "\u{301}", "e\u{323}\u{302} ", "1️⃣",
        "\u{FE0F}", "\u{200D}", "text ", " ", "\u{1F3FD}", "☎", "g\u{30A}", "\u{20DD}",
      ]
    ),
    RandomEdits(
      name: "controls",
      pieces: [
        "soft\u{AD}hyphen ", "tab\t", "\t", "word ", "line\u{2028}", "\u{B}", "\u{1}", "\u{200B}",
        "a",
        "\u{AD}", " ", "\u{A0}", "Tea ", "\u{FFFC}", "\u{7F}", "\u{2060}",
      ]
    ),
    RandomEdits(
      name: "East Asian",
      pieces: [
        "日本語", "カタカナ", "ひらがな", "、", "。", "「", "」", "한국어 ", "각", "ᄀ", "ᅡ", "ᆨ", "ﾊ", "ﾟ", "ABC",
        " ", "〮", "中文", "\u{3099}", "か",
      ]
    ),
    RandomEdits(
      name: "South Asian",
      pieces: [
        "বাংলা ", "ক", "্", "ি", "தமிழ் ", "கொ", "ಕನ್ನಡ ", "മലയാളം ", "ക്ക", "ខ្មែរ ", "្", "ក", "မြန်မာ ",
        "င်္", " ", "ො", "සිංහල ",
      ]
    ),
  ]
}
