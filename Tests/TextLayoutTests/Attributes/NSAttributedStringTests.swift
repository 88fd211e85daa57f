import Foundation
import TestFixtures
import Testing
import TextLayout
import TextMeasurement

@Suite("Text of an NSAttributedString")
struct NSAttributedStringTests {
  private static func text(_ attributed: NSAttributedString, font: Font? = nil) throws -> StyledText
  {
    StyledText(attributed, defaultStyle: TextStyle(font: try font ?? .square()))
  }

  private static func attributed(
    _ string: String,
    _ key: NSAttributedString.Key,
    _ value: Any,
    in range: Range<Int>? = nil
  ) -> NSMutableAttributedString {
    let attributed = NSMutableAttributedString(string: string)
    let range = range ?? 0..<attributed.length
    attributed.addAttribute(key, value: value, range: NSRange(range))
    return attributed
  }

  @Test("Two fonts measure the sum of their widths")
  func fonts() throws {
    let attributed = Self.attributed("ab cd", .font, try Font.square(size: 20), in: 3..<5)
    // Three characters of 10 pt and two of 20 pt.
    let prepared = PreparedText(try Self.text(attributed))
    #expect(prepared.idealSize == Size(width: 70, height: 20))
  }

  @Test("The keys have the raw values of AppKit and CoreText")
  func rawValues() {
    let keys: [NSAttributedString.Key] = [
      .font, .paragraphStyle, .kern, .tracking, .baselineOffset, .ligature, .attachment,
      .writingDirection, .languageIdentifier, .inlinePresentationIntent,
    ]
    #expect(
      keys.map(\.rawValue) == [
        "NSFont", "NSParagraphStyle", "NSKern", "CTTracking", "NSBaselineOffset", "NSLigature",
        "NSAttachment", "NSWritingDirection", "NSLanguage", "NSInlinePresentationIntent",
      ]
    )
  }

  @Test("Each key is one property of the style")
  func properties() throws {
    var paragraphStyle = ParagraphStyle()
    paragraphStyle.headIndent = 7
    let attachment = Attachment(size: Size(width: 4, height: 5), descent: 1)
    let attributed = NSAttributedString(
      string: "abc",
      attributes: [
        .font: try Font.square(size: 20), .kern: 0, .tracking: 2.5, .baselineOffset: -3 as Float,
        .ligature: 2, .attachment: attachment, .languageIdentifier: "tr",
        .paragraphStyle: paragraphStyle, .writingDirection: [1, 2],
      ]
    )
    var style = TextStyle(font: try .square(size: 20), language: "tr")
    style.kern = 0
    style.tracking = 2.5
    style.baselineOffset = -3
    style.ligatures = .all
    style.attachment = attachment
    style.writingDirections = [.rightToLeftEmbedding, .leftToRightOverride]
    #expect(
      try Self.text(attributed) == StyledText("abc", style: style, paragraphStyle: paragraphStyle)
    )
    #expect(StyledText.unreadableAttributes(of: attributed) == [])
  }

  @Test(
    "A number may be of any type",
    arguments: [NSNumber(value: 2), 2 as Int, 2 as Double, 2 as Float, 2 as CGFloat, 2 as UInt8]
      as [any Sendable]
  )
  func numbers(_ two: any Sendable) throws {
    let text = try Self.text(Self.attributed("abc", .kern, two))
    #expect(text.idealWidth == 34)
  }

  @Test(
    "Ligatures have three levels",
    arguments: [(0, LigatureLevel.required), (1, .standard), (2, .all)]
  )
  func ligatures(_ number: Int, _ level: LigatureLevel) throws {
    for value in [number, level] as [Any] {
      let text = try Self.text(Self.attributed("abc", .ligature, value))
      #expect(text.runs.map(\.style.ligatures) == [level])
    }
  }

  @Test("Markdown's emphasis is set in bold, italic and monospaced letters")
  func emphasis() throws {
    let attributed = Self.attributed("bold", .inlinePresentationIntent, 2, in: 0..<2)
    attributed.addAttribute(.inlinePresentationIntent, value: 5, range: NSRange(2..<4))
    let text = try Self.text(attributed, font: .system(size: 10))
    let fonts = text.runs.map(\.style.font)
    #expect(fonts.map(\.familyName) == ["Inter", "JetBrains Mono"])
    #expect(fonts.map(\.weight) == [.bold, .regular])
    #expect(fonts.map(\.slant) == [.upright, .italic])
    // Letters of JetBrains Mono are 600 of 1,000 units wide.
    let code = Self.attributed("code", .inlinePresentationIntent, 4)
    #expect(abs(try Self.text(code, font: .system(size: 10)).idealWidth - 24) < 0.001)
  }

  @Test("A colour inside a word stops neither kerning nor ligatures")
  func painting() throws {
    let plain = StyledText("AVAV office", style: TextStyle(font: try .dejaVu()))
    let attributed = NSMutableAttributedString(string: "AVAV office")
    for (offset, key) in ["NSColor", "NSUnderline", "NSSuperScript", "Mine"].enumerated() {
      attributed.addAttribute(
        NSAttributedString.Key(rawValue: key),
        value: offset,
        range: NSRange(location: offset * 2 + 1, length: 1)
      )
    }
    attributed.addAttribute(
      NSAttributedString.Key(rawValue: "NSBackgroundColor"),
      value: Size(width: 1, height: 2),
      range: NSRange(location: 0, length: 11)
    )
    let text = try Self.text(attributed, font: .dejaVu())
    #expect(text.dump(forWidth: 60) == plain.dump(forWidth: 60))
    #expect(
      text.runs.map(\.style.rendering).filter { !$0.isEmpty }
        == [["NSColor": "0"], ["NSUnderline": "1"], ["NSSuperScript": "2"], ["Mine": "3"]]
    )
    #expect(StyledText.unreadableAttributes(of: attributed) == [])
  }

  @Test("Strings and addresses are kept for painting as they are")
  func rendering() throws {
    let link = NSAttributedString.Key(rawValue: "NSLink")
    let address = try #require(URL(string: "https://example.org"))
    for value in ["https://example.org", address] as [Any] {
      let text = try Self.text(Self.attributed("abc", link, value))
      #expect(text.runs.map(\.style.rendering) == [["NSLink": "https://example.org"]])
    }
  }

  @Test("A value of no use is left out, and named")
  func unreadable() throws {
    let attributed = Self.attributed("abcd", .font, "Inter", in: 1..<4)
    attributed.addAttribute(.kern, value: "2", range: NSRange(1..<4))
    attributed.addAttribute(.ligature, value: 3, range: NSRange(0..<1))
    #expect(try Self.text(attributed) == StyledText("abcd", style: TextStyle(font: .square())))
    #expect(
      StyledText.unreadableAttributes(of: attributed).map(\.description) == [
        "'NSLigature' at 0–1 is left out: its value is 3, of type NSNumber",
        "'NSFont' at 1–4 is left out: its value is Inter, of type String",
        "'NSKern' at 1–4 is left out: its value is 2, of type String",
      ]
    )
  }

  @Test(
    "UTF-16 offsets become those of UTF-8",
    arguments: [
      ("a😀b", 1..<3, [1, 5, 6]),
      ("ae\u{301}b", 2..<3, [2, 4, 5]),
      ("a\r\nb", 1..<3, [1, 3, 4]),
      ("👨‍👩‍👧 x", 0..<8, [18, 20]),
      // From inside a pair on, and up to inside one: a pair has the style of its first half.
      ("a😀b", 2..<4, [5, 6]),
      ("a😀b", 0..<2, [5, 6]),
      ("a😀b", 2..<3, [6]),
    ]
  )
  func offsets(_ string: String, _ range: Range<Int>, _ ends: [Int]) throws {
    let text = try Self.text(Self.attributed(string, .tracking, 1, in: range))
    #expect(Array(text.string.utf8) == Array(string.utf8))
    #expect(text.runEnds == ends)
  }

  @Test(
    "A lone surrogate is U+FFFD, and what is after it stays in place",
    arguments: [[0x61, 0xD83D, 0x62], [0x61, 0xDE00, 0x62]] as [[UInt16]]
  )
  func loneSurrogates(_ units: [UInt16]) throws {
    let string = NSString(characters: units, length: units.count)
    let attributed = Self.attributed(string as String, .tracking, 1, in: 2..<3)
    let text = try Self.text(attributed)
    #expect(text.string == "a\u{FFFD}b")
    #expect(text.runEnds == [4, 5])
    #expect(text.style(at: TextOffset(utf8: 4)).tracking == 1)
  }

  @Test("Half of a pair is U+FFFD where the other is cut off")
  func cutPair() throws {
    let whole = Self.attributed("a😀b", .tracking, 1, in: 1..<3)
    let text = try Self.text(whole.attributedSubstring(from: NSRange(0..<2)))
    #expect(text.string == "a\u{FFFD}")
    #expect(text.runEnds == [1, 4])
  }

  @Test("An empty text has the default style")
  func empty() throws {
    let style = TextStyle(font: try .square())
    #expect(
      StyledText(NSAttributedString(string: ""), defaultStyle: style)
        == StyledText("", style: style)
    )
  }
}
