import TestFixtures
import Testing
import TextMeasurement

/// Numbers worked out from the tables of fonts of Debian 12, with HarfBuzz's advances.
@Suite("Worked numbers of real fonts")
struct WorkedNumberTests {
  static let fox = "The quick brown fox jumps over the lazy dog"
  static let dejaVu = "debian/DejaVuSans.ttf"
  static let inter = "debian/Inter-Regular.otf"
  static let noto = "debian/NotoSans-Regular.ttf"
  static let mono = "debian/DejaVuSansMono.ttf"

  static func text(
    _ string: String,
    _ font: String = dejaVu,
    size: Double = 16,
    cascade: FontCascade = .none,
    _ change: (inout MeasuringOptions) -> Void = { _ in }
  ) throws -> PreparedText {
    var options = MeasuringOptions()
    change(&options)
    return PreparedText(
      string,
      font: try .fixture(font, size: size, cascade: cascade),
      options: options
    )
  }

  static let wrapped:
    [(id: String, font: String, width: Double, widths: [Double], height: Double)] = [
      ("T023", dejaVu, 100, [77.6484375, 78.8828125, 89.4296875, 98.6484375], 74.5),
      ("T024", inter, 200, [153.4772727, 180.5909091], 38.7272727),
      ("T025", noto, 150, [124.16, 140.096, 62.304], 65.376),
      ("DejaVu at 190", dejaVu, 190, [161.6171875, 157.9765625, 30.1015625], 55.875),
      ("DejaVu at 200", dejaVu, 200, [161.6171875, 193.1640625], 37.25),
      ("Inter at 120", inter, 120, [74.0227, 74.9545, 111.9773, 64.1136], 77.454545),
      ("Noto at 200", noto, 200, [151.648, 179.072], 43.584),
    ]

  @Test("A sentence wraps into the worked lines (T023, T024, T025)", arguments: wrapped)
  func wrap(
    _ id: String,
    _ font: String,
    _ width: Double,
    _ widths: [Double],
    _ height: Double
  ) throws {
    let text = try Self.text(Self.fox, font)
    let found = text.widths(forWidth: width)
    try #require(found.count == widths.count)
    for (width, worked) in zip(found, widths) { #expect(isClose(width, to: worked)) }
    let size = text.size(forWidth: width)
    #expect(isClose(size.width, to: widths.max() ?? 0))
    #expect(isClose(size.height, to: height))
  }

  @Test("The words stand on the worked lines (T023)")
  func words() throws {
    #expect(
      try Self.text(Self.fox).contents(forWidth: 100)
        == ["The quick", "brown fox", "jumps over", "the lazy dog"]
    )
    #expect(try Self.text(Self.fox).lineCount(forWidth: 90) == 5)
    #expect(try Self.text(Self.fox, Self.mono).lineCount(forWidth: 100) == 5)
  }

  @Test("A line that fits exactly stays, and a hair less breaks it (T026)")
  func exactFit() throws {
    let text = try Self.text(Self.fox)
    #expect(text.lineCount(forWidth: 193.1640625) == 2)
    #expect(text.lineCount(forWidth: 193.16) == 3)
  }

  @Test("Two words fit in their own width (T027)")
  func twoWords() throws {
    let text = try Self.text("Keep watching")
    #expect(text.lineCount(forWidth: 117.46875) == 1)
    #expect(text.lineCount(forWidth: 117) == 2)
  }

  @Test("Narrower is never lower (T029)", arguments: [dejaVu, inter, noto])
  func monotonic(_ font: String) throws {
    let text = try Self.text(Self.fox, font)
    let counts = stride(from: 40.0, through: 400, by: 7).map { text.lineCount(forWidth: $0) }
    #expect(counts == counts.sorted(by: >))
    #expect(counts.last == 1)
  }

  @Test("Three spaces hang at a soft break (T030)")
  func hanging() throws {
    let text = try Self.text("jumps   over")
    let lines = text.lines(forWidth: 49)
    #expect(text.contents(forWidth: 49) == ["jumps", "over"])
    #expect(isClose(lines[0].width, to: 48.6640625))
    #expect(isClose(lines[0].trailingWhitespaceWidth, to: 15.2578125))
  }

  static let trailing: [(font: String, width: Double, trailing: Double)] = [
    (dejaVu, 40.5546875, 15.2578125), (inter, 38.295455, 13.5), (noto, 38.816, 12.48),
  ]

  @Test("Spaces at the end of the text are in the advance alone (T031)", arguments: trailing)
  func trailingSpaces(_ font: String, _ width: Double, _ trailing: Double) throws {
    let line = try #require(try Self.text("Hello   ", font).lines(forWidth: nil).first)
    #expect(isClose(line.width, to: width))
    #expect(isClose(line.trailingWhitespaceWidth, to: trailing))
    #expect(isClose(line.advance, to: width + trailing))
  }

  @Test("An over-long word is cut where it fits (T036)")
  func overlong() throws {
    let text = try Self.text("WWWWWWWWWW")
    #expect(text.contents(forWidth: 50) == ["WWW", "WWW", "WWW", "W"])
    #expect(text.lines(forWidth: 50).map(\.end) == [.overflow, .overflow, .overflow, .endOfText])
  }

  @Test("CR LF is one separator (T038)", arguments: [nil, 0.001, 100])
  func carriageReturn(_ width: Double?) throws {
    let lines = try Self.text("a\r\nb").lines(forWidth: width)
    #expect(lines.map(\.range.lowerBound.utf8) == [0, 3])
  }

  @Test("A no-break space holds two words together (T040)")
  func noBreakSpace() throws {
    let broken = try Self.text("aa\u{A0}bb")
    #expect(broken.lines(forWidth: 22).dropLast().allSatisfy { $0.end == .overflow })
    let whole = try Self.text("aa\u{A0}bb") { $0.paragraphStyle.lineBreakMode = .byWholeWords }
    #expect(whole.lineCount(forWidth: 22) == 1)
    #expect(broken.lineCount(forWidth: broken.idealSize.width) == 1)
  }

  @Test("A zero-width space breaks without a hyphen (T041)")
  func zeroWidthSpace() throws {
    let lines = try Self.text("aaa\u{200B}bbb").lines(forWidth: 32)
    try #require(lines.count == 2)
    #expect(isClose(lines[0].width, to: 29.4140625))
    #expect(isClose(lines[1].width, to: 30.46875))
    #expect(lines.map(\.isHyphenated) == [false, false])
  }

  @Test("A soft hyphen shows U+2010 at a line's end (T042)")
  func softHyphen() throws {
    let text = try Self.text("co\u{AD}op")
    #expect(isClose(text.idealSize.width, to: 38.53125))
    let lines = text.lines(forWidth: 30)
    try #require(lines.count == 2)
    #expect(isClose(lines[0].width, to: 24.359375))
    #expect(isClose(lines[1].width, to: 19.9453125))
  }

  @Test("A fallback raises its own line (T056)")
  func ideographs() throws {
    let text = try Self.text("abc\u{2028}漢 abc\u{2028}abc", cascade: .embedded)
    let heights = text.lines(forWidth: nil).map(\.lineHeight)
    try #require(heights.count == 3)
    for (height, worked) in zip(heights, [18.625, 23.168, 18.625]) {
      #expect(isClose(height, to: worked))
    }
  }

  @Test("An emoji raises its own line (T057)")
  func emoji() throws {
    let text = try Self.text("a😀\u{2028}a", cascade: .embedded)
    let lines = text.lines(forWidth: nil)
    #expect(isClose(lines[0].lineHeight, to: 18.7578125))
    #expect(isClose(lines[0].baseline, to: 14.8515625))
    #expect(isClose(lines[1].lineHeight, to: 18.625))
  }

  static let heights: [(id: String, text: String, size: Double, label: Double, editor: Double)] = [
    ("T063", "Hello\n", 16, 18.625, 37.25),
    ("T064", "", 16, 18.625, 18.625),
    ("T066", "a", 16, 18.625, 18.625),
    ("T067", "\n", 38, 44.234375, 88.46875),
  ]

  @Test("A final newline is a line where it counts (T063, T064, T066, T067)", arguments: heights)
  func finalNewline(
    _ id: String,
    _ string: String,
    _ size: Double,
    _ label: Double,
    _ editor: Double
  ) throws {
    #expect(isClose(try Self.text(string, size: size).height(forWidth: nil), to: label))
    let counted = try Self.text(string, size: size) { $0.countsFinalNewline = true }
    #expect(isClose(counted.height(forWidth: nil), to: editor))
    #expect(isClose(counted.height(forWidth: 5000), to: editor))
  }

  @Test("An empty text is one line high (T065)")
  func empty() throws {
    let size = try Self.text("").size(forWidth: 200)
    #expect(size.width == 0)
    #expect(isClose(size.height, to: 18.625))
  }

  @Test("A tab moves to the stop at 28 pt, and shows no glyph (T099)")
  func tab() throws {
    let text = try Self.text("a\tb")
    #expect(isClose(text.idealSize.width, to: 38.15625))
    #expect(text.missingCharacters.isEmpty)
  }

  @Test("A tab at a stop moves on (T100)")
  func tabs() throws {
    #expect(isClose(try Self.text("\t\tb").idealSize.width, to: 56 + 10.15625))
  }

  @Test("Stops go on without end (T101)")
  func manyTabs() throws {
    let text = try Self.text(String(repeating: "\t", count: 13) + "b")
    #expect(isClose(text.idealSize.width, to: 364 + 10.15625))
  }

  @Test(
    "Nothing and infinity give the ideal size (T111)",
    arguments: [nil, .infinity] as [Double?]
  )
  func ideal(_ width: Double?) throws {
    let size = try Self.text(Self.fox).size(forWidth: width)
    #expect(isClose(size.width, to: 359.8671875))
    #expect(isClose(size.height, to: 18.625))
  }

  static let minima: [(font: String, width: Double)] = [
    (dejaVu, 49.3984375), (inter, 47.227273), (noto, 47.952),
  ]

  @Test("Nothing wide is as wide as the widest word (T112, T117)", arguments: minima)
  func minimum(_ font: String, _ width: Double) throws {
    let text = try Self.text(Self.fox, font)
    for proposed in [0, .nan, -1, -.infinity] as [Double] {
      #expect(isClose(text.size(forWidth: proposed).width, to: width))
      #expect(text.lineCount(forWidth: proposed) == 9)
    }
    if font == Self.dejaVu { #expect(isClose(text.height(forWidth: 0), to: 167.625)) }
  }

  @Test("A width is answered the same again after another (T113)")
  func widthsAgain() throws {
    let text = try Self.text(Self.fox)
    let heights = [200, 100, 200].map { text.height(forWidth: $0) }
    for (height, worked) in zip(heights, [37.25, 74.5, 37.25]) {
      #expect(isClose(height, to: worked))
    }
  }

  @Test("A size is rounded outward at every scale (T115)")
  func rounding() throws {
    let size = try Self.text("Hello").idealSize
    #expect(size.rounded(to: 1) == Size(width: 41, height: 19))
    #expect(size.rounded(to: 2) == Size(width: 41, height: 19))
    #expect(size.rounded(to: 3) == Size(width: 122.0 / 3, height: 56.0 / 3))
  }

  static let advances: [(text: String, inter: Double, dejaVu: Double, noto: Double)] = [
    ("AV", 20.545455, 20.8671875, 19.184), ("AVATAR", 58.954545, 60.140625, 55.6),
    ("To", 18.545455, 16.84375, 17.456), ("office", 43.136364, 43.8984375, 41.52),
    ("a\u{301}", 9.022727, 9.8046875, 8.976), ("…", 13.136364, 16.0, 12.656),
    ("...", 13.227273, 15.2578125, 12.864), ("iiii", 15.181818, 17.78125, 16.512),
  ]

  @Test("Texts are as wide as their shaped glyphs", arguments: advances)
  func advance(_ string: String, _ inter: Double, _ dejaVu: Double, _ noto: Double) throws {
    #expect(isClose(try Self.text(string, Self.inter).idealSize.width, to: inter))
    #expect(isClose(try Self.text(string, Self.dejaVu).idealSize.width, to: dejaVu))
    #expect(isClose(try Self.text(string, Self.noto).idealSize.width, to: noto))
  }

  static let leading: [(font: String, height: Double, baseline: Double)] = [
    ("debian/DejaVuMathTeXGyre.ttf", 19.2, 12.672), ("debian/NotoLoopedLao-Regular.ttf", 28.8, 20),
    ("debian/NotoSansArabic-Regular.ttf", 33.792, 21.984),
    ("debian/DejaVuSans-NegativeGap.ttf", 18.625, 14.8515625),
  ]

  @Test("A font's line gap is below the descent", arguments: leading)
  func lineGap(_ font: String, _ height: Double, _ baseline: Double) throws {
    let line = try #require(try Self.text("x", font).lines(forWidth: nil).first)
    #expect(isClose(line.lineHeight, to: height))
    #expect(isClose(line.baseline, to: baseline))
  }
}
