extension TextAnalyzer {
  /// Returns the boundaries of the grapheme clusters of a text.
  ///
  /// - Parameter text: Valid UTF-8.
  /// - Returns: UTF-8 offsets in increasing order, from 0 to `text.count`; `[0]` for empty text.
  /// - Precondition: `text.count` fits 32 bits without sign.
  package func graphemeBoundaries(of text: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var boundaries: [UInt32] = []
    findGraphemeBoundaries(of: text, into: &boundaries)
    return boundaries
  }

  /// Finds the boundaries of the grapheme clusters of a text.
  ///
  /// Source: UAX #29.
  ///
  /// - Parameters:
  ///   - text: Valid UTF-8.
  ///   - boundaries: Receives, in place of what was in it, UTF-8 offsets in increasing order, from
  ///     0 to `text.count`; `[0]` for empty text.
  /// - Precondition: `text.count` fits 32 bits without sign.
  /// - Complexity: O(*n*) in the bytes of `text`.
  package func findGraphemeBoundaries(
    of text: UnsafeBufferPointer<UInt8>,
    into boundaries: inout [UInt32]
  ) {
    precondition(text.count <= Int(UInt32.max), "text is too long for offsets of 32 bits")
    boundaries.removeAll(keepingCapacity: true)
    boundaries.append(0)
    var pieces = TextPieces(of: text, limit: pieceLimit)
    while let range = pieces.next() {
      let piece = UnsafeBufferPointer(rebasing: text[range])
      let start = units.reserve(piece.count)
      if ASCIIScan(piece, widenedTo: start) != nil {
        appendASCIIBoundaries(of: piece, at: range.lowerBound, to: &boundaries)
      } else {
        appendBoundaries(of: piece, at: range.lowerBound, scratch: start, to: &boundaries)
      }
    }
    _ = units.releaseExcess()
  }

  /// Of ASCII characters only CR and LF form a cluster (UAX #29 GB3).
  private func appendASCIIBoundaries(
    of text: UnsafeBufferPointer<UInt8>,
    at start: Int,
    to boundaries: inout [UInt32]
  ) {
    boundaries.reserveCapacity(boundaries.count + text.count)
    for index in 1...text.count {
      if text[index - 1] == 0x0D, index < text.count, text[index] == 0x0A { continue }
      boundaries.append(UInt32(truncatingIfNeeded: start + index))
    }
  }

  private func appendBoundaries(
    of text: UnsafeBufferPointer<UInt8>,
    at start: Int,
    scratch: UnsafeMutablePointer<UInt16>,
    to boundaries: inout [UInt32]
  ) {
    var offset = 0
    var count = 0
    while offset < text.count {
      count += UTF16Encoder.write(UTF8Scalar.value(text, at: &offset), to: scratch + count)
    }
    let units = UnsafeBufferPointer(start: scratch, count: count)
    var map = BoundaryMap(units, isASCII: false, start: start)
    guard let clusterIterator, clusterIterator.start(on: units) else {
      appendScalarBoundaries(of: text, at: start, to: &boundaries)
      return
    }
    while let boundary = clusterIterator.next() {
      boundaries.append(UInt32(truncatingIfNeeded: map.offset(of: boundary)))
    }
  }

  /// What is left without rules: every scalar for itself.
  private func appendScalarBoundaries(
    of text: UnsafeBufferPointer<UInt8>,
    at start: Int,
    to boundaries: inout [UInt32]
  ) {
    var offset = 0
    while offset < text.count {
      _ = UTF8Scalar.value(text, at: &offset)
      boundaries.append(UInt32(truncatingIfNeeded: start + offset))
    }
  }
}
