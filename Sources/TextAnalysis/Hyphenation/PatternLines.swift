/// The lines of a file, numbered from 1, without their ends: LF, CR or CRLF.
struct PatternLines {
  /// A line.
  struct Line {
    /// Its number, from 1.
    let number: Int

    /// Its bytes.
    let bytes: ArraySlice<UInt8>

    /// Its text; `nil` if it is not UTF-8.
    var text: String? { String(validating: bytes, as: UTF8.self) }
  }

  private let bytes: [UInt8]
  private var offset: Int

  /// The number of the last line that was read.
  private(set) var number = 0

  /// Begins at the start of a file, after its byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next line; `nil` at the end of the file.
  mutating func next() -> Line? {
    guard offset < bytes.count else { return nil }
    number += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    let line = Line(number: number, bytes: bytes[start..<offset])
    let isReturn = offset < bytes.count && bytes[offset] == 0x0D
    offset += 1
    if isReturn, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
    return line
  }
}
