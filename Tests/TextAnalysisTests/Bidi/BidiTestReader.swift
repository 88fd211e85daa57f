/// Reads `BidiTest.txt`, half a million tests in seven megabytes, byte by byte.
struct BidiTestReader {
  /// The expected levels of the test.
  private(set) var expected = ExpectedLevels(levels: [])

  /// The text of the test in UTF-8: one character for each class.
  private(set) var text: [UInt8] = []

  /// The end of each character of the test, a UTF-8 offset.
  private(set) var ends: [Int] = []

  /// The base directions to test: bit 0 automatic, bit 1 left to right, bit 2 right to left.
  private(set) var directions: UInt8 = 0

  /// The line of the test, for reports.
  var line: String { String(decoding: bytes[lineStart..<offset], as: UTF8.self) }

  private let characters = BidiClass.characters
  private let bytes: [UInt8]
  private var lineStart = 0
  private var offset = 0

  /// Begins at the start of a file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Goes to the next test; false after the last.
  mutating func next() -> Bool {
    while offset < bytes.count {
      if bytes[offset] == 0x0A { offset += 1 }
      guard offset < bytes.count else { return false }
      lineStart = offset
      switch bytes[offset] {
      case UInt8(ascii: "#"): skipLine()
      case UInt8(ascii: "@"): readDirective()
      case 0x0A: continue
      default:
        readTest()
        return true
      }
    }
    return false
  }

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
  }

  /// Reads `@Levels: x 0 1`; passes over others.
  private mutating func readDirective() {
    skipLine()
    let words = line.split { $0 == " " || $0 == "\t" }
    guard words.first == "@Levels:" else { return }
    expected.levels = words.dropFirst().map { UInt8($0) ?? ExpectedLevels.removed }
  }

  /// Reads `L LRE R; 7`.
  private mutating func readTest() {
    text.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    var name: UInt32 = 0
    var shift: UInt32 = 0
    while offset < bytes.count, bytes[offset] != 0x0A {
      let byte = bytes[offset]
      offset += 1
      if byte >= 0x41 {
        name |= UInt32(byte) << shift
        shift += 8
      } else if byte >= 0x30, byte < 0x3A {
        directions = byte - 0x30
      } else if shift > 0 {
        text += characters[name] ?? []
        ends.append(text.count)
        name = 0
        shift = 0
      }
    }
  }
}
