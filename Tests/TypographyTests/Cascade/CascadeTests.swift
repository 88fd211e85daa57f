import TestFixtures
import TextAnalysis
import Testing
import Typography

@Suite("Faces for characters that a family lacks")
struct CascadeTests {
  private func families(_ text: String, _ font: Font = .system(size: 16)) -> [String] {
    ShapedParagraph(text, font: font).families
  }

  /// Words in each embedded script, and the family that is made for it.
  private static let scripts = [
    ("Hello", "Inter"), ("Привет", "Inter"), ("Γειά", "Inter"), ("سلام", "Noto Sans Arabic"),
    ("Բարեւ", "Noto Sans Armenian"), ("নমস্কার", "Noto Sans Bengali"), ("ㄅㄆㄇ", "Noto Sans CJK Core"),
    ("漢字", "Noto Sans CJK Core"), ("かな", "Noto Sans CJK Core"), ("カナ", "Noto Sans CJK Core"),
    ("한글", "Noto Sans CJK Core"), ("नमस्ते", "Noto Sans Devanagari"), ("ሰላም", "Noto Sans Ethiopic"),
    ("გამარჯობა", "Noto Sans Georgian"), ("નમસ્તે", "Noto Sans Gujarati"),
    ("ਨਮਸਤੇ", "Noto Sans Gurmukhi"), ("שלום", "Noto Sans Hebrew"), ("ನಮಸ್ತೆ", "Noto Sans Kannada"),
    ("សួស្តី", "Noto Sans Khmer"), ("ສະບາຍດີ", "Noto Sans Lao"), ("നമസ്തേ", "Noto Sans Malayalam"),
    ("မင်္ဂလာပါ", "Noto Sans Myanmar"), ("ନମସ୍ତେ", "Noto Sans Oriya"), ("ආයුබෝවන්", "Noto Sans Sinhala"),
    ("வணக்கம்", "Noto Sans Tamil"), ("నమస్తే", "Noto Sans Telugu"), ("สวัสดี", "Noto Sans Thai"),
    ("⠓⠑⠇", "Noto Sans Symbols 2"), ("𝔘𝔫𝔦", "Noto Sans Math"),
  ]

  @Test("each script has its face", arguments: 0..<scripts.count)
  func script(index: Int) {
    let (word, family) = Self.scripts[index]
    #expect(families(word) == ["\(word) → \(family)"])
    let paragraph = ShapedParagraph(word, font: .system(size: 16))
    #expect(paragraph.glyphs.allSatisfy { !$0.isMissing })
  }

  @Test("the family that was asked for comes first")
  func primary() throws {
    #expect(families("Hello", try Font("Noto Serif", size: 16)) == ["Hello → Noto Serif"])
    #expect(
      families("Hello漢字", try Font("JetBrains Mono", size: 16))
        == ["Hello → JetBrains Mono", "漢字 → Noto Sans CJK Core"]
    )
    #expect(
      families("Hello漢字", Font(try .fixture("Square-Regular.ttf"), size: 16))
        == ["Hello → Square", "漢字 → Square"]
    )
  }

  @Test("a face for another script takes weight with it")
  func weight() throws {
    let paragraph = ShapedParagraph("aא", font: .system(size: 20, weight: .bold))
    let weights = paragraph.items.map { item in
      item.instance.variations.first { $0.tag == .weight }?.value
    }
    #expect(weights == [700, 700])
  }

  @Test("characters of no script stay with their neighbours")
  func common() {
    #expect(families("(नमस्ते, 123!)") == ["(नमस्ते, 123!) → Noto Sans Devanagari"])
    #expect(families("... नमस्ते").count == 1)
    #expect(families("漢字（かな）。").allSatisfy { $0.hasSuffix("CJK Core") })
    #expect(families("שלום-עולם ושלום").count == 1)
    #expect(families("a, b") == ["a, b → Inter"])
  }

  @Test("characters of no script that the neighbours' face lacks come from the cascade")
  func commonElsewhere() {
    // Noto Sans Hebrew has a space and no comma, Noto Sans Thai no digits.
    #expect(
      families("שלום, עולם")
        == ["שלום → Noto Sans Hebrew", ", → Inter", " עולם → Noto Sans Hebrew"]
    )
    #expect(
      families("สวัสดี 123 ครับ")
        == ["สวัสดี  → Noto Sans Thai", "123 → Inter", " ครับ → Noto Sans Thai"]
    )
  }

  @Test("emoji are shown in colour")
  func emoji() {
    for text in ["😀", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "🏴‍☠️", "❤️", "1️⃣", "#️⃣", "🏳️‍🌈", "👩🏽‍❤️‍💋‍👨🏿", "☎️"] {
      let paragraph = ShapedParagraph("a\(text)b", font: .system(size: 16))
      #expect(paragraph.families == ["a → Inter", "\(text) → Noto Color Emoji", "b → Inter"])
      let glyphs = paragraph.shaped.runs[1].glyphs
      #expect(paragraph.glyphs[glyphs].allSatisfy { !$0.isMissing })
    }
  }

  @Test("a picture is one glyph 1,275 of 1,024 units wide")
  func emojiWidth() {
    for text in ["😀", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "1️⃣"] {
      let paragraph = ShapedParagraph(text, font: .system(size: 16))
      #expect(paragraph.glyphs.filter { $0.advance != 0 }.count == 1)
      #expect(paragraph.advance == 19.921875)
    }
  }

  @Test("U+FE0E asks for text, and characters that are text by default stay text")
  func textPresentation() {
    for text in ["❤\u{FE0E}", "☎\u{FE0E}", "☎", "❤", "1", "#", "©", "™", "1\u{FE0E}"] {
      let paragraph = ShapedParagraph("a\(text)b", font: .system(size: 16))
      #expect(paragraph.items.allSatisfy { !$0.instance.face.hasColor }, "\(text)")
      #expect(paragraph.glyphs.allSatisfy { !$0.isMissing })
    }
  }

  @Test("digits beside an emoji stay in the font of the text")
  func digits() {
    #expect(families("1😀2") == ["1 → Inter", "😀 → Noto Color Emoji", "2 → Inter"])
    #expect(families("😀 😀").allSatisfy { $0.hasPrefix("😀") == $0.hasSuffix("Emoji") })
  }

  @Test("what no face has is the primary face's glyph for missing characters")
  func missing() throws {
    let paragraph = ShapedParagraph("a\u{13000}b", font: try Font("Noto Serif", size: 16))
    #expect(paragraph.items.allSatisfy { $0.instance === paragraph.font.primary })
    #expect(paragraph.glyphs.map(\.isMissing) == [false, true, false])
    #expect(paragraph.glyphs[1].id == .notdef)
  }

  @Test("a mark that no face has with its letter leaves the letter its face")
  func oddMarks() {
    // None of these faces has U+0301.
    for (text, family) in [
      ("שָ\u{301}", "Noto Sans Hebrew"), ("ش\u{301}", "Noto Sans Arabic"),
      ("ย\u{301}", "Noto Sans Thai"), ("😀\u{301}", "Noto Color Emoji"),
    ] {
      let paragraph = ShapedParagraph(text, font: .system(size: 16))
      #expect(paragraph.families == ["\(text) → \(family)"])
      #expect(paragraph.glyphs.filter(\.isMissing).count == 1)
    }
  }

  @Test("without a cascade every character is the primary face's")
  func none() throws {
    var font = Font.system(size: 16)
    font.cascade = .none
    for text in ["שלום", "漢", "😀", "1️⃣"] {
      let paragraph = ShapedParagraph("a\(text)", font: font)
      #expect(paragraph.items.allSatisfy { $0.instance === paragraph.font.primary })
    }
    let paragraph = ShapedParagraph("漢", font: font)
    #expect(paragraph.glyphs.map(\.isMissing) == [true])
  }

  @Test("a cascade of one's own is asked in its order, and nothing else")
  func ownCascade() throws {
    var font = try Font("Noto Sans Hebrew", size: 16)
    font.cascade = FontCascade([try Font("Noto Serif", size: 1), try Font("Inter", size: 1)])
    #expect(families("שלום abc", font) == ["שלום  → Noto Sans Hebrew", "abc → Noto Serif"])
    let paragraph = ShapedParagraph("漢", font: font)
    #expect(paragraph.glyphs.map(\.isMissing) == [true])
    font.cascade = font.cascade.followed(by: .embedded)
    #expect(families("漢", font) == ["漢 → Noto Sans CJK Core"])
  }

  @Test("T149: an ideograph after a letter is not the letter's font's missing glyph")
  func ideograph() throws {
    let paragraph = ShapedParagraph(
      "A漢",
      font: Font(try .fixture("debian/DejaVuSans.ttf"), size: 16)
    )
    #expect(paragraph.families == ["A → DejaVu Sans", "漢 → Noto Sans CJK Core"])
    #expect(paragraph.glyphs.allSatisfy { !$0.isMissing })
    let width = ScaledFont(paragraph.items[1].instance, size: 16)
      .points(Int(paragraph.glyphs[1].advance))
    #expect(width == 16)
  }

  @Test("a letter and its mark share a face")
  func marks() throws {
    // JetBrains Mono has the letters but not every mark.
    let font = try Font("JetBrains Mono", size: 16)
    for text in ["a\u{301}", "q\u{1DC4}", "x\u{20D7}", "o\u{35C}o", "e\u{323}\u{302}"] {
      let paragraph = ShapedParagraph(text, font: font)
      #expect(paragraph.items.count == text.count, "\(text): \(paragraph.families)")
    }
  }

  @Test("a character is had where the face has its canonical equivalent")
  func equivalents() {
    // Inter has U+00C5 and U+03A9, for which U+212B and U+2126 stand.
    #expect(families("\u{212B}\u{2126}").allSatisfy { $0.hasSuffix("→ Inter") })
  }
}
