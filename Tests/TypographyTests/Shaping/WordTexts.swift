/// Texts for the law that words are shaped alike alone and together.
enum WordTexts {
  /// Sentences in many scripts.
  private static let sentences = RecordedShape.record.shapes.map(\.text)

  /// Their words from the last to the first, two spaces between them.
  private static let reversed = sentences.map {
    $0.split(separator: " ").reversed().joined(separator: "  ")
  }

  /// Texts in which something about a space matters, or might.
  private static let odd = [
    "", " ", "  ", "   ", "a", " a", "a ", "a  b", "  a  b  ",
    "1 x 1", "A * A", "A - A", "A / A", "x + y = z", "-> <- => != |> a -> b",
    "o k", "o k o k", " o k", "fi fl ffi", "f i", "To T T o", "T  T", "  T", "V A V", "AV A V",
    "xy x  x", "ay by cy y", "a y b y ", "a\u{301} \u{301}", "\u{301} a", " \u{301}",
    "a \u{308}b", "a  \u{308}b c", "a \u{200D}b", "a \u{200D} b", "a\u{200D} \u{200D}b",
    "a \u{200C}b", "a \u{FE0F}b", "a \u{AD}b", "a \u{2060}b", "a \u{FEFF} b",
    "a\u{A0}b c\u{A0} d", "\u{A0} \u{A0}", "a\u{2003}b \u{2003} c", "a\u{202F}b \u{202F}c",
    "a\u{3000}b \u{3000} c", "a\u{200B} \u{200B}b", "a \u{1F3FB} b", "a \u{1F3FD}\u{1F3FE} c",
    "\u{1F1E9} \u{1F1EA} \u{1F1E9}\u{1F1EA} ", "a \u{E0067}\u{E007F} b", "ﾊ ﾟ ﾞ ﾊﾟ", "カ ゙ ゚ガ",
    "ก ำ น้ ำ", "  ำ", "ກ ຳ ນ້ ຳ", "ക ് ക", "क ् क", "क ि क", "ক ি", "ক ্ য", "ᄀ ᅡ ᆨ", "가 ᆨ 〮가",
    "ب ـ ب", "ب\u{200D} \u{200D}ب", "ب \u{64B} ب", "لا ل ا لا", "ب\u{200D} ب", "ا ١٢٣ ب 456 ت",
    "\u{5D0} \u{5B0}\u{5D1}", "\u{5D0}\u{5BC} \u{5D1}", "א 12 21 ב 1 1",
    "ငြ ် ာ", "က ္ က", "ក ្ ក", "ត ា", "ක ් ‍ර", "க ் ஷ", "త ్ ర", "ಕ ್ ರ", "ଦ ୍ ର", "ਸ ੍ ਰ", "ક ્ ષ",
    "Ѓ ѓ Г г Т т у", "т у ф д л", "д т д г", "Т. е. У А", "1/2 1/ 2 1 /2 3⁄4 ⁄ 4",
    "00:00 12:34", "(H) ( H )", "a\u{1}b \u{7F} c", "x\u{61C} y \u{200F}z", "\u{202D}a b\u{202C} c",
    "H\u{20DD} \u{20DD}", "☎ \u{FE0E}☎\u{FE0F} ☎", "😀 😀 👍🏽 👨‍👩‍👧 1️⃣ 2️⃣", "\u{25CC} \u{25CC}\u{93F}",
  ]

  /// All texts, each once.
  static let all: [String] = {
    var seen: Set<String> = []
    var texts: [String] = []
    for text in odd + sentences + reversed where seen.insert(String(text)).inserted {
      texts.append(text)
    }
    return texts
  }()
}
