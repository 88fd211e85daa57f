internal import TextAnalysis

/// The order in which the embedded families are asked.
enum EmbeddedCascade {
  /// The family that paints emoji in colour.
  static let emojiFamily = "Noto Color Emoji"

  /// The families for text of a script, in order; emoji come last.
  ///
  /// 1. The families of the script itself.
  /// 2. Inter and Noto Sans, which hold common punctuation and symbols.
  /// 3. Symbols and mathematics, then Han, then emoji.
  static func families(for script: Script) -> [String] {
    families(of: script) + general
  }

  private static let general = [
    "Inter", "Noto Sans", "Noto Sans Symbols 2", "Noto Sans Symbols", "Noto Sans Math",
    "Noto Sans CJK Core", emojiFamily,
  ]

  private static func families(of script: Script) -> [String] {
    familiesByScript[FontTag(rawValue: script.rawValue).description].map { [$0] } ?? []
  }

  /// The family that is made for a script, by ISO 15924 code.
  private static let familiesByScript: [String: String] = [
    "Arab": "Noto Sans Arabic",
    "Armn": "Noto Sans Armenian",
    "Beng": "Noto Sans Bengali",
    "Bopo": "Noto Sans CJK Core",
    "Deva": "Noto Sans Devanagari",
    "Ethi": "Noto Sans Ethiopic",
    "Geor": "Noto Sans Georgian",
    "Gujr": "Noto Sans Gujarati",
    "Guru": "Noto Sans Gurmukhi",
    "Hang": "Noto Sans CJK Core",
    "Hani": "Noto Sans CJK Core",
    "Hebr": "Noto Sans Hebrew",
    "Hira": "Noto Sans CJK Core",
    "Kana": "Noto Sans CJK Core",
    "Khmr": "Noto Sans Khmer",
    "Knda": "Noto Sans Kannada",
    "Laoo": "Noto Sans Lao",
    "Mlym": "Noto Sans Malayalam",
    "Mymr": "Noto Sans Myanmar",
    "Orya": "Noto Sans Oriya",
    "Sinh": "Noto Sans Sinhala",
    "Taml": "Noto Sans Tamil",
    "Telu": "Noto Sans Telugu",
    "Thai": "Noto Sans Thai",
  ]
}
