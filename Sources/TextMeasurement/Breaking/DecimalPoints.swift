extension [TabPosition] {
  /// Finds the decimal points of the texts after tabs: the first full stop or comma between digits,
  /// up to the next tab.
  ///
  /// - Parameters:
  ///   - bytes: The paragraph, in well-formed UTF-8.
  ///   - walk: Its clusters.
  /// - Complexity: O(*n*) in the glyphs.
  mutating func findDecimalPoints(
    in bytes: UnsafeBufferPointer<UInt8>,
    _ walk: ClusterWalk
  ) {
    var tab = -1
    let ends = indices.dropFirst().map { self[$0].offset } + [bytes.count]
    walk.forEachStop { stop in
      while tab + 1 < count, self[tab + 1].offset < stop.offset { tab += 1 }
      guard tab >= 0, self[tab].decimal == nil, stop.offset < ends[tab],
        Self.isDecimalPoint(bytes, stop.offset)
      else { return }
      self[tab].decimal = TabPosition.DecimalPoint(offset: stop.offset, pen: stop.pen)
    }
  }

  private static func isDecimalPoint(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    let digits: ClosedRange<UInt8> = 0x30...0x39
    return (bytes[offset] == 0x2E || bytes[offset] == 0x2C) && offset > 0
      && offset + 1 < bytes.count && digits.contains(bytes[offset - 1])
      && digits.contains(bytes[offset + 1])
  }
}
