/// A line of `LineBreakTest.txt` or `GraphemeBreakTest.txt`: scalars, and where boundaries are.
struct BoundaryTest {
  /// The line without its comment.
  let line: String

  /// The text.
  let text: String

  /// The boundaries after the start: UTF-16 offsets.
  let boundaries: [Int]

  /// Reads a line such as `÷ 0061 × 0308 ÷ 0062 ÷`; `nil` if it is none.
  init?(_ line: String) {
    var scalars = String.UnicodeScalarView()
    var boundaries: [Int] = []
    var length = 0
    for token in line.split(separator: " ") {
      switch token {
      case "÷": if length > 0 { boundaries.append(length) }
      case "×": break
      default:
        guard let value = UInt32(token, radix: 16), let scalar = Unicode.Scalar(value) else {
          return nil
        }
        scalars.append(scalar)
        length += value < 0x1_0000 ? 1 : 2
      }
    }
    self.line = line
    text = String(scalars)
    self.boundaries = boundaries
  }

  /// Turns UTF-8 offsets of the text, which increase, into UTF-16 offsets.
  func utf16Offsets(of offsets: [Int]) -> [Int] {
    var utf8 = 0
    var utf16 = 0
    var scalars = text.unicodeScalars.makeIterator()
    return offsets.map { offset in
      while utf8 < offset, let scalar = scalars.next() {
        utf8 += UTF8.width(scalar)
        utf16 += UTF16.width(scalar)
      }
      return utf16
    }
  }
}
