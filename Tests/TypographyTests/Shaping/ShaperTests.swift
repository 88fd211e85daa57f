import TestFixtures
import TextAnalysis
import Testing
import Typography

@Suite("Shaping")
struct ShaperTests {
  /// How near a sum of advances must be to one that was printed with six digits after the point.
  private static let tolerance = 0.000001

  /// Advances at 16 points in Inter 3.19, DejaVu Sans and Noto Sans 2.004, from hb-shape.
  private static let advances: [(String, [Double?])] = [
    ("Hello", [38.295455, 40.5546875, 38.816]),
    (" ", [4.5, 5.0859375, 4.16]),
    ("Hello   ", [51.795455, 55.8125, 51.296]),
    ("AV", [20.545455, 20.8671875, 19.184]),
    ("AVATAR", [58.954545, 60.140625, 55.6]),
    ("To", [18.545455, 16.84375, 17.456]),
    ("office", [43.136364, 43.8984375, 41.52]),
    ("ffi", [nil, 15.46875, 15.136]),
    ("\u{E1}", [9.022727, 9.8046875, 8.976]),
    ("a\u{301}", [9.022727, 9.8046875, 8.976]),
    ("q\u{301}", [nil, 10.15625, 9.84]),
    ("…", [13.136364, 16, 12.656]),
    ("...", [13.227273, 15.2578125, 12.864]),
    ("iiii", [15.181818, 17.78125, 16.512]),
    ("W", [15.181818, 15.8203125, 14.88]),
    ("The quick brown fox jumps over the lazy dog", [338.568182, 359.8671875, 334.88]),
    ("brown", [47.227273, 49.3984375, 47.952]),
  ]

  private static let fonts = [
    "debian/Inter-Regular.otf", "debian/DejaVuSans.ttf", "debian/NotoSans-Regular.ttf",
  ]

  private func shaped(
    _ text: String,
    _ file: String,
    features: [String] = [],
    shaper: Shaper = Shaper()
  ) throws -> ShapedParagraph {
    var font = Font(try .fixture(file), size: 16)
    font.features = features.compactMap { FontFeature(parsing: $0) }
    return ShapedParagraph(text, font: font, shaper: shaper)
  }

  @Test("texts are as wide as hb-shape says", arguments: 0..<fonts.count)
  func widths(font: Int) throws {
    let shaper = Shaper()
    for (text, advances) in Self.advances {
      guard let expected = advances[font] else { continue }
      let advance = try shaped(text, Self.fonts[font], shaper: shaper).advance
      #expect(abs(advance - expected) < Self.tolerance, "\(text)")
    }
  }

  @Test("kerning can be switched off", arguments: 0..<fonts.count)
  func kerningOff(font: Int) throws {
    let expected = [
      ("AV", [21.636364, 21.890625, 19.824]), ("AVATAR", [63.772727, 64.671875, 59.12]),
      ("To", [19.818182, 19.5625, 18.576]),
    ]
    for (text, advances) in expected {
      let advance = try shaped(text, Self.fonts[font], features: ["-kern"]).advance
      #expect(abs(advance - advances[font]) < Self.tolerance, "\(text)")
    }
  }

  @Test("ligatures are one glyph and can be switched off")
  func ligatures() throws {
    let office = try shaped("office", "debian/DejaVuSans.ttf")
    #expect(office.glyphs.map(\.cluster) == [0, 1, 4, 5])
    let apart = try shaped("office", "debian/DejaVuSans.ttf", features: ["-liga"])
    #expect(apart.glyphs.map(\.cluster) == [0, 1, 2, 3, 4, 5])
    #expect(apart.advance == 44.140625)
  }

  @Test("the later of two settings of one feature counts")
  func laterSetting() throws {
    let on = try shaped("office", "debian/DejaVuSans.ttf", features: ["-liga", "liga"])
    #expect(on.glyphs.count == 4)
    let off = try shaped("office", "debian/DejaVuSans.ttf", features: ["liga", "-liga"])
    #expect(off.glyphs.count == 6)
  }

  @Test("a base and its marks are one cluster")
  func marks() throws {
    let shaped = try shaped("q\u{301}", "debian/DejaVuSans.ttf")
    #expect(shaped.glyphs.map(\.cluster) == [0, 0])
    #expect(shaped.glyphs[1].advance == 0)
  }

  @Test("glyphs of right-to-left text are in visual order")
  func visualOrder() throws {
    let shaped = try shaped("שלום", "debian/NotoSansHebrew-Regular.ttf")
    #expect(shaped.glyphs.map(\.cluster) == [6, 4, 2, 0])
    #expect(abs(shaped.advance - 35.632) < Self.tolerance)
  }

  @Test("Arabic letters join and make ligatures")
  func arabic() throws {
    let salaam = try shaped("سلام", "debian/NotoSansArabic-Regular.ttf")
    #expect(salaam.glyphs.map(\.cluster) == [6, 2, 0])
    #expect(abs(salaam.advance - 29.872) < Self.tolerance)
    let lamAlef = try shaped("لا", "debian/NotoSansArabic-Regular.ttf")
    #expect(lamAlef.glyphs.count == 1)
    #expect(abs(lamAlef.advance - 9.312) < Self.tolerance)
  }

  @Test("ideographs and syllables are as wide as their squares")
  func eastAsian() {
    #expect(ShapedParagraph("你好世界", font: .system(size: 16), language: "zh").advance == 64)
    let hangul = ShapedParagraph("한국", font: .system(size: 16), language: "ko").advance
    #expect(abs(hangul - 2 * 0.92 * 16) < Self.tolerance)
  }

  @Test("a controlled break is marked safe only where no rule reaches across")
  func safeBreaks() throws {
    let shaped = try shaped("AV  x", "debian/DejaVuSans.ttf")
    #expect(shaped.glyphs.map(\.isSafeToBreakBefore) == [true, false, true, true, true])
  }

  @Test("control characters paint nothing, move nothing and are not missing")
  func controls() throws {
    for control in ["\u{0}", "\u{1}", "\u{1F}", "\u{7F}", "\u{80}", "\u{9F}"] {
      let shaped = try shaped("a\(control)b", "debian/DejaVuSans.ttf")
      #expect(shaped.glyphs.map(\.isInvisible) == [false, true, false])
      #expect(shaped.glyphs.map(\.isMissing) == [false, false, false])
      #expect(shaped.glyphs[1].advance == 0)
    }
  }

  @Test("characters that are ignored by default move nothing")
  func ignorables() throws {
    for scalar in ["\u{200B}", "\u{AD}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{FE0F}"] {
      #expect(
        try shaped("a\(scalar)b", "debian/NotoSans-Regular.ttf").advance
          == shaped("ab", "debian/NotoSans-Regular.ttf").advance
      )
    }
  }

  @Test("tabs and separators have no glyphs")
  func separators() throws {
    let shaped = try shaped("a\tb\nc\u{2028}d", "debian/DejaVuSans.ttf")
    #expect(shaped.shaped.runs.map(\.glyphs.count) == [1, 0, 1, 0, 1, 0, 1])
  }

  @Test("a ligature is one glyph of several characters (T091)")
  func ligature() throws {
    let face = try FontFace.fixture("debian/DejaVuSans.ttf")
    let shaped = ShapedParagraph("office", font: Font(face, size: 16))
    #expect(shaped.glyphs.map(\.cluster) == [0, 1, 4, 5])
  }

  @Test("a part of an item is shaped with the text around it as context")
  func parts() throws {
    let text = Array("سلام".utf8)
    let face = try FontFace.fixture("debian/NotoSansArabic-Regular.ttf")
    let whole = ShapedParagraph("سلام", font: Font(face, size: 16))
    let item = try #require(whole.items.first)
    let style = ShapingStyle(language: nil, features: [])
    let glyphs = text.withUnsafeBufferPointer {
      Shaper().shape(item, 0..<2, of: $0, styles: [style]) { Array($0) }
    }
    // The first letter keeps the form that joins what follows.
    #expect(glyphs.map(\.id) == [whole.glyphs[2].id])
  }

  @Test("languages are reduced to what OpenType tells apart")
  func languages() {
    let tags = [
      "en-US": "en", "zh-Hant-TW": "zh-hant-tw", "zh_HK": "zh-hk", "el-polyton": "el-polyton",
      "ro-MD": "ro-md", "sr-Latn-RS": "sr", "DE": "de",
    ]
    for (tag, reduced) in tags { #expect(ShapingLanguage(tag)?.tag == reduced) }
    for tag in ["", "x", "english", "1a", "-", "é"] { #expect(ShapingLanguage(tag) == nil) }
  }

  @Test("a language chooses its forms")
  func localForms() {
    func glyphs(_ language: String?) -> [GlyphID] {
      ShapedParagraph("“·”", font: .system(size: 16), language: language).glyphs.map(\.id)
    }
    #expect(glyphs(nil) == glyphs("en"))
    let font = try? Font("Noto Sans", size: 16)
    guard let font else { return }
    let serbian = ShapedParagraph("б", font: font, language: "sr").glyphs
    let russian = ShapedParagraph("б", font: font, language: "ru").glyphs
    #expect(serbian.map(\.id) != russian.map(\.id))
  }

  @Test("What a style gives does not depend on how many styles came before")
  func manyStyles() throws {
    let face = try #require(FontFace.embedded["Inter-Variable.ttf"])
    let shaper = Shaper()
    func widths(_ features: [FontFeature], _ language: String?, _ shaper: Shaper) -> Int {
      var font = Font(face, size: 16)
      font.features = features
      let shaped = ShapedParagraph("1111", font: font, language: language, shaper: shaper)
      return shaped.glyphs.reduce(0) { $0 + Int($1.advance) }
    }
    let tabular = try #require(FontFeature(parsing: "tnum"))
    let other = try #require(FontTag("zzzz"))
    let plain = widths([], nil, Shaper())
    for value in 0..<511 { _ = widths([FontFeature(other, value: UInt32(value))], nil, shaper) }
    #expect(widths([tabular], "qqq", shaper) != plain)
    for value in 511..<1100 {
      #expect(widths([FontFeature(other, value: UInt32(value))], nil, shaper) == plain)
    }
  }
}
