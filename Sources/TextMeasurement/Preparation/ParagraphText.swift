/// The text of a paragraph with its separator: a part of a string, whose memory it shares.
struct ParagraphText: Sendable {
  private let string: String
  private let start: Int

  /// The bytes in UTF-8.
  let count: Int

  /// Takes a part of a string.
  ///
  /// - Parameters:
  ///   - range: UTF-8 offsets in the string, on the bounds of scalars.
  ///   - string: The string, whose UTF-8 is at hand.
  init(_ range: Range<Int>, of string: String) {
    self.string = string
    start = range.lowerBound
    count = range.count
  }

  /// Takes a part of a string; copies it if its UTF-8 is not at hand.
  init(_ text: Substring) {
    let base = text.base
    guard base.utf8.withContiguousStorageIfAvailable({ _ in true }) == true else {
      var copy = String(text)
      copy.makeContiguousUTF8()
      self.init(0..<copy.utf8.count, of: copy)
      return
    }
    let start = base.utf8.distance(from: base.startIndex, to: text.startIndex)
    self.init(start..<start + text.utf8.count, of: base)
  }

  /// Lends the bytes, well-formed UTF-8.
  @inline(__always)
  func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    string.withBytes { bytes in
      body(UnsafeBufferPointer(rebasing: bytes[start..<start + count]))
    }
  }

  /// A part of the text: UTF-8 offsets in it.
  func string(in range: Range<Int>) -> String {
    withUnsafeBufferPointer { String(decoding: $0[range], as: UTF8.self) }
  }
}

extension String {
  /// Lends the bytes, which are at hand.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard let result = utf8.withContiguousStorageIfAvailable(body) else {
      preconditionFailure("the UTF-8 of a text that is prepared is at hand")
    }
    return result
  }
}
