import TestFixtures
import TextAnalysis
import Testing
import TextMeasurement

@Suite("Places of long lines")
struct LongLineTests {
  /// One line of words in a square font of 10 points: five letters and a space each.
  private static func line(_ wordCount: Int) throws -> PreparedText {
    PreparedText(String(repeating: "abcde ", count: wordCount), font: try .square())
  }

  @Test("Carets and hits are right, asked in any order and again")
  func asked() throws {
    let places = TextPlaces(of: try Self.line(1000), forWidth: nil)
    for offset in [5999, 0, 3000, 1, 5998, 3000, 6000] {
      #expect(places.caretRect(at: TextOffset(utf8: offset)).x == 10 * Double(offset))
      let hit = places.offset(at: Point(x: 10 * Double(offset) + 2, y: 1))
      #expect(hit.offset.utf8 == offset)
    }
  }

  @Test("A paragraph that is another has other places, and so has another line of it")
  func others() throws {
    let offset = TextOffset(utf8: 4000)
    for size in [10.0, 20, 10] {
      let text = PreparedText(
        String(repeating: "abcde ", count: 1000),
        font: try .square(size: size)
      )
      #expect(text.caretRect(at: offset, forWidth: nil).x == 4000 * size)
      // Lines of 500 words: the second begins at 3,000.
      #expect(text.caretRect(at: offset, forWidth: 2999 * size).x == 1000 * size)
    }
  }

  @Test("Text from right to left counts from the right, and numbers in it from the left")
  func bidirectional() throws {
    // Each part: five letters of two bytes, a space, two digits, a space.
    let part = "אבגדה 12 "
    let text = PreparedText(String(repeating: part, count: 400), font: try .square())
    let places = TextPlaces(of: text, forWidth: nil)
    // The space at the end hangs left of the line.
    let right = Double(9 * 400 - 1) * 10
    for number in [399, 0, 200] {
      let start = 14 * number
      let x = right - 90 * Double(number)
      #expect(places.caretRect(at: TextOffset(utf8: start + 4)).x == x - 20)
      #expect(places.caretRect(at: TextOffset(utf8: start + 12)).x == x - 70)
      #expect(places.offset(at: Point(x: x - 22, y: 1)).offset.utf8 == start + 4)
    }
  }

  @Test("Twenty questions about a long line cost less than the first one")
  func repeated() throws {
    let places = TextPlaces(of: try Self.line(10_000), forWidth: nil)
    func ask(_ number: Int) -> Double {
      Effort.seconds {
        let offset = number * 3_000
        #expect(places.caretRect(at: TextOffset(utf8: offset)).x == 10 * Double(offset))
        let hit = places.offset(at: Point(x: 10 * Double(offset) + 2, y: 1))
        #expect(hit.offset.utf8 == offset)
      }
    }
    let first = ask(1)
    let others = (0..<20).reduce(0) { $0 + ask($1) }
    #expect(others < first, "\(others) s, and \(first) s for the first")
  }
}
