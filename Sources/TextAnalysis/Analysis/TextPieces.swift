/// Cuts a text into pieces that are not too large, nearly always into one.
struct TextPieces: IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  private let limit: Int
  private var start = 0

  /// Begins at the start of a text, which must outlive the pieces.
  ///
  /// - Parameters:
  ///   - text: Valid UTF-8.
  ///   - limit: The most bytes in a piece, at least 4.
  init(of text: UnsafeBufferPointer<UInt8>, limit: Int) {
    self.text = text
    self.limit = limit
  }

  /// The UTF-8 offsets of the next piece.
  ///
  /// A piece ends after a space or a line feed if there is one in its last 64 KB, else between two
  /// scalars.
  mutating func next() -> Range<Int>? {
    guard start < text.count else { return nil }
    let piece = start..<end(from: start)
    start = piece.upperBound
    return piece
  }

  private func end(from start: Int) -> Int {
    guard text.count - start > limit else { return text.count }
    let latest = start + limit
    let earliest = max(start, latest - 1 << 16)
    for end in stride(from: latest, to: earliest, by: -1)
    where text[end - 1] == 0x20 || text[end - 1] == 0x0A {
      return end
    }
    var end = latest
    while text[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }
}
