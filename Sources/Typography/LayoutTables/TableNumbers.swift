/// Numbers of 16 bits that follow each other in a font table.
struct TableNumbers: RandomAccessCollection {
  private let bytes: UnsafeRawBufferPointer

  /// Makes a list of no numbers.
  init() {
    bytes = UnsafeRawBufferPointer(start: nil, count: 0)
  }

  /// Takes all of some bytes.
  init(_ bytes: Slice<UnsafeRawBufferPointer>) {
    self.bytes = UnsafeRawBufferPointer(rebasing: bytes)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { bytes.count / 2 }

  subscript(index: Int) -> Int { Int(bytes[2 * index]) << 8 | Int(bytes[2 * index + 1]) }
}
