import TestFixtures
import Testing
import TextMeasurement

@Suite("Letters that a break sets free")
struct FreedLetterTests {
  @Test("The second f of a ligature joins the third where a line begins with it")
  func ligatures() throws {
    let font = try Font("Noto Serif", size: 17)
    let pair = PreparedText("ff", font: font).idealSize.width
    let lines = PreparedText("Stofffetzen", font: font).lines(forWidth: 19)
    #expect(lines[2].range.lowerBound.utf8 == 4)
    #expect(lines[2].range.upperBound.utf8 == 6)
    #expect(lines[2].width == pair)
    // Two letters apart are wider.
    #expect(pair < 2 * PreparedText("f", font: font).idealSize.width)
  }

  @Test("A letter cut off a ligature is kerned with the one before")
  func kerning() throws {
    var font = try Font("Noto Sans", size: 17)
    font.slant = .italic
    var options = MeasuringOptions()
    options.paragraphStyle.lineBreakMode = .byCharacters
    let alone = PreparedText("f(f", font: font).idealSize.width
    // The parts of a line are rounded each to a layout unit.
    let unit = 1 / 65_536.0
    let text = PreparedText("f(ffi)", font: font, options: options)
    let line = text.lines(forWidth: alone + unit)[0]
    #expect(line.range.upperBound.utf8 == 3)
    #expect(abs(line.width - alone) <= unit)
  }

  @Test("A soft hyphen that has no room hangs with its tracking")
  func softHyphen() throws {
    var style = TextStyle(font: try .square())
    style.tracking = 2
    let text = PreparedText(StyledText("a\u{AD}b", style: style))
    let line = text.lines(forWidth: 10)[0]
    #expect(line.range.upperBound.utf8 == 3)
    #expect([line.width, line.trailingWhitespaceWidth] == [10, 4])
  }

  @Test("Tracking of more than an em keeps no cluster from its line", arguments: [-2.0, 20, 40])
  func wideTracking(_ tracking: Double) throws {
    var style = TextStyle(font: try .square())
    style.tracking = tracking
    let text = PreparedText(StyledText("aaa", style: style))
    let lines = text.lines(forWidth: 20 + tracking)
    #expect(lines.map(\.range.upperBound.utf8) == [2, 3])
    #expect(lines[0].width == 20 + tracking)
  }
}
