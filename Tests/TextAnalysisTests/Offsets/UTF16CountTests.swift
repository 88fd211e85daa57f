import Testing

@testable import TextAnalysis

@Suite("Counts of UTF-16")
struct UTF16CountTests {
  private static let texts = [
    "", "a", "plain text of ASCII alone", "ä", "Zürich, Straße 7, naïve café", "漢字かな交じり文",
    "a😀b", "👨‍👩‍👧‍👦 family of four bytes a scalar", "e\u{301}\u{10FFFF}\u{FFFF}x", "1234567😀",
    "12345678😀9",
  ]

  @Test("a text takes as many units as Swift counts", arguments: texts)
  func countsUnits(of text: String) {
    var text = text
    let expected = text.utf16.count
    #expect(text.withUTF8 { UTF16Count.units(of: $0) } == expected)
  }

  @Test("places of scalars are found in both directions", arguments: texts)
  func findsPlaces(in text: String) {
    var copy = text
    copy.withUTF8 { bytes in
      for index in text.unicodeScalars.indices {
        let utf8 = text.utf8.distance(from: text.startIndex, to: index)
        let utf16 = text.utf16.distance(from: text.startIndex, to: index)
        #expect(UTF16Count.units(before: utf8, in: bytes) == utf16)
        #expect(UTF16Count.offset(ofUnit: utf16, in: bytes) == utf8)
      }
    }
  }
}
