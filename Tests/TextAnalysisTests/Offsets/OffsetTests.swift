import Foundation
import Testing
import TextAnalysis

@Suite("Offsets")
struct OffsetTests {
  static let texts = [
    "", "a", "Plain ASCII that is longer than sixteen bytes.", "é", "a\u{301}", "日本語テキスト",
    "😀", "a😀b😀", "👩‍👩‍👧‍👦 and 🇩🇪🇫🇷", "\u{0}\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}",
    "\r\n\u{2028}\u{2029}", "eight by\u{E9}es of ASCII and then some more of it é",
    "12345678😀12345678é12345678", String(repeating: "abcdefgh", count: 9) + "😀",
    "שלום (abc) عالم", "\u{FEFF}BOM", "\u{FFFD}\u{FFFF}",
  ]

  /// The offsets of every place between two scalars, counted the slow way.
  static func places(in text: String) -> [(utf8: Int, utf16: Int, scalar: Int)] {
    var places = [(utf8: 0, utf16: 0, scalar: 0)]
    for scalar in text.unicodeScalars {
      let last = places[places.count - 1]
      let string = String(scalar)
      places.append(
        (last.utf8 + string.utf8.count, last.utf16 + string.utf16.count, last.scalar + 1)
      )
    }
    return places
  }

  @Test("Places between scalars convert exactly in all directions", arguments: texts)
  func exact(text: String) {
    for place in Self.places(in: text) {
      let offset = TextOffset(utf8: place.utf8)
      #expect(UTF16Offset(offset, in: text).utf16 == place.utf16)
      #expect(ScalarOffset(offset, in: text).scalar == place.scalar)
      #expect(TextOffset(UTF16Offset(utf16: place.utf16), in: text) == offset)
      #expect(TextOffset(ScalarOffset(scalar: place.scalar), in: text) == offset)
      let index = text.unicodeScalars.index(text.startIndex, offsetBy: place.scalar)
      #expect(text.index(at: offset) == index)
      #expect(TextOffset(index, in: text) == offset)
    }
  }

  @Test("Offsets inside a scalar are rounded down to its start", arguments: texts)
  func rounding(text: String) {
    let places = Self.places(in: text)
    for utf8 in 0...text.utf8.count {
      let floor = places.last { $0.utf8 <= utf8 }
      #expect(UTF16Offset(TextOffset(utf8: utf8), in: text).utf16 == floor?.utf16)
      #expect(ScalarOffset(TextOffset(utf8: utf8), in: text).scalar == floor?.scalar)
      let index = text.utf8.index(text.startIndex, offsetBy: utf8)
      #expect(TextOffset(index, in: text).utf8 == floor?.utf8)
      #expect(TextOffset(text.index(at: TextOffset(utf8: utf8)), in: text).utf8 == floor?.utf8)
    }
    for utf16 in 0...text.utf16.count {
      let floor = places.last { $0.utf16 <= utf16 }
      #expect(TextOffset(UTF16Offset(utf16: utf16), in: text).utf8 == floor?.utf8)
      let index = text.utf16.index(text.startIndex, offsetBy: utf16)
      #expect(TextOffset(index, in: text).utf8 == floor?.utf8)
    }
  }

  @Test("Offsets outside the text become its start or its end", arguments: texts)
  func clamping(text: String) {
    let end = TextOffset(utf8: text.utf8.count)
    #expect(TextOffset(UTF16Offset(utf16: text.utf16.count + 1), in: text) == end)
    #expect(TextOffset(ScalarOffset(scalar: .max), in: text) == end)
    #expect(UTF16Offset(TextOffset(utf8: .max), in: text).utf16 == text.utf16.count)
    #expect(TextOffset(UTF16Offset(utf16: -1), in: text).utf8 == 0)
    #expect(TextOffset(ScalarOffset(scalar: .min), in: text).utf8 == 0)
    #expect(text.index(at: TextOffset(utf8: .max)) == text.endIndex)
    #expect(text.index(at: TextOffset(utf8: -5)) == text.startIndex)
  }

  @Test("One cursor gives the same answers wherever it comes from", arguments: texts)
  func cursor(text: String) {
    let places = Self.places(in: text)
    for from in places {
      for to in places {
        var cursor = OffsetCursor(text)
        cursor.move(to: UTF16Offset(utf16: from.utf16))
        cursor.move(to: ScalarOffset(scalar: to.scalar))
        #expect(cursor.textOffset.utf8 == to.utf8)
        #expect(cursor.utf16Offset.utf16 == to.utf16)
        cursor.move(to: TextOffset(utf8: from.utf8))
        #expect(cursor.scalarOffset.scalar == from.scalar)
      }
    }
    var cursor = OffsetCursor(text)
    cursor.moveToEnd()
    #expect(cursor.utf16Offset.utf16 == text.utf16.count)
    #expect(cursor.scalarOffset.scalar == text.unicodeScalars.count)
    cursor.move(to: text.startIndex)
    #expect(cursor.textOffset.utf8 == 0)
  }

  @Test("Text converted from NSString has the same offsets")
  func bridged() {
    let text = NSString(string: "a😀é日") as String
    #expect(TextOffset(UTF16Offset(utf16: 3), in: text).utf8 == 5)
    #expect(TextOffset(text.utf16.index(text.startIndex, offsetBy: 4), in: text).utf8 == 7)
  }

  @Test("A range of offsets is a substring")
  func substring() {
    let text = "a😀é日"
    #expect(text[TextOffset(utf8: 1)..<TextOffset(utf8: 7)] == "😀é")
    #expect(text[TextOffset(utf8: 2)..<TextOffset(utf8: 8)] == "😀é")
  }
}
