import TestFixtures
import Testing
@testable import TextMeasurement

@Suite("Places with much white space before them")
struct FarPlaceTests {
  /// Letters of one em with 100 spaces between, each time.
  private static let text = Array(repeating: "a", count: 4)
    .joined(separator: String(repeating: " ", count: 100))

  @Test("Lines hold one letter each, and the white space hangs", arguments: [10.0, 1000])
  func manySpaces(_ size: Double) throws {
    let text = PreparedText(Self.text, font: try .square(size: size))
    let lines = text.lines(forWidth: 1.5 * size)
    #expect(lines.map(\.width) == Array(repeating: size, count: 4))
    // White space of 100,000 points is more than a place keeps of its own.
    #expect(lines.map(\.advance) == [101 * size, 101 * size, 101 * size, size])
    #expect(lines.map(\.range.lowerBound.utf8) == [0, 101, 202, 303])
    #expect(lines.map(\.contentRange.upperBound.utf8) == [1, 102, 203, 304])
  }

  @Test("The widest line and the narrowest one are found", arguments: [10.0, 1000])
  func widths(_ size: Double) throws {
    let text = PreparedText(Self.text, font: try .square(size: size))
    #expect(text.idealSize.width == 304 * size)
    #expect(text.minimumWidth == size)
    #expect(text.narrowestWidth(forLines: 2) == 102 * size)
  }

  @Test("A table tells ends and starts as they were set, near and far")
  func keys() {
    let far = Int64(Int32.max)
    let keys: [(end: Int64, start: Int64)] = [
      (0, 0), (5, 5 + far), (-3, -2 + far), (7, 7 - far), (9, 9 - far - 2), (1 << 52, -1 << 52),
      (-1 << 52, 1 << 52),
    ]
    var table = BreakTable()
    for index in keys.indices {
      let contentEnd = 1000 * index + 900
      table.append(offset: contentEnd + 60 + index, contentEnd: contentEnd, traits: .isUnsafe)
    }
    for (index, key) in keys.enumerated() {
      table.setKeys(of: index, end: key.end, start: key.start)
    }
    for (index, key) in keys.enumerated() {
      #expect(table.places[index].end == key.end)
      #expect(table.start(of: index) == key.start)
      #expect(table.contentEnd(of: index) == 1000 * index + 900)
      #expect(Int(table.places[index].offset) == 1000 * index + 960 + index)
      #expect(table.places[index].traits == .isUnsafe)
    }
  }
}
