import TextAnalysis
import TestFixtures
import Testing
import TextMeasurement

@Suite("Controls and text that is broken")
struct ControlCharacterTests {
  static let fonts = ["Square-Regular.ttf", "SquareVF.ttf", "debian/DejaVuSans.ttf"]

  @Test("Controls have no width", arguments: fonts)
  func controls(_ name: String) throws {
    let font = try Font.fixture(name, size: 10)
    let plain = PreparedText("ab", font: font).idealSize
    for value in Array(0x00...0x08) + Array(0x0E...0x1F) + Array(0x7F...0x84) + Array(0x86...0x9F) {
      let control = String(try #require(Unicode.Scalar(UInt32(value))))
      let text = PreparedText("a\(control)b", font: font)
      #expect(text.idealSize == plain, "U+\(String(value, radix: 16))")
      #expect(text.missingCharacters.isEmpty, "U+\(String(value, radix: 16))")
    }
  }

  @Test("Invisible characters have no width", arguments: fonts)
  func invisible(_ name: String) throws {
    let font = try Font.fixture(name, size: 10)
    let plain = PreparedText("ab", font: font).idealSize
    for value in [0xAD, 0x200B, 0x200E, 0x200F, 0x2060, 0x2066, 0x2069, 0xFEFF] as [UInt32] {
      let scalar = String(try #require(Unicode.Scalar(value)))
      #expect(PreparedText("a\(scalar)b", font: font).idealSize == plain, "\(value)")
    }
  }

  @Test("A surrogate without its other half is measured as U+FFFD")
  func loneSurrogates() throws {
    let repaired = RepairedUTF16(codeUnits: [0x61, 0xD800, 0x62, 0x20, 0xDC00, 0xD83D, 0xDE00])
    let text = PreparedText(repaired.text, font: try .square())
    #expect(text.text == "a\u{FFFD}b \u{FFFD}😀")
    #expect(text.widths(forWidth: 30) == [30, 20])
    let end = text.lines(forWidth: 30)[0].range.upperBound
    #expect(UTF16Offset(end, in: text.text).utf16 == 4)
    #expect(repaired.replacements.map(\.utf16) == [1, 4])
  }
}
