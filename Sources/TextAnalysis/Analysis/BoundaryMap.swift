/// Turns UTF-16 offsets of a text into UTF-8 offsets, in increasing order.
struct BoundaryMap {
  private let units: UnsafeBufferPointer<UInt16>
  private let isASCII: Bool
  private var unit = 0
  private var utf8: Int

  /// Begins at the start of a text, which must outlive the map.
  ///
  /// - Parameters:
  ///   - units: The text.
  ///   - isASCII: Whether all of it is ASCII.
  ///   - start: The UTF-8 offset of its start.
  init(_ units: UnsafeBufferPointer<UInt16>, isASCII: Bool, start: Int) {
    self.units = units
    self.isASCII = isASCII
    utf8 = start
  }

  /// Converts the offset of a boundary between scalars.
  ///
  /// - Parameter boundary: A UTF-16 offset, not below the one before.
  /// - Returns: The UTF-8 offset.
  /// - Complexity: O(*n*) in the code units since the boundary before; O(1) for ASCII.
  @inline(__always)
  mutating func offset(of boundary: Int) -> Int {
    if isASCII {
      utf8 += boundary - unit
      unit = boundary
      return utf8
    }
    for index in unit..<boundary { utf8 &+= Self.length(of: units[index]) }
    unit = boundary
    return utf8
  }

  /// The UTF-8 bytes of a code unit; each half of a surrogate pair counts for two of its four.
  @inline(__always)
  private static func length(of unit: UInt16) -> Int {
    // Sums of conditions, not branches, for mixed text.
    let isLong = (unit >= 0x800 ? 1 : 0) & (unit & 0xF800 != 0xD800 ? 1 : 0)
    return 1 &+ (unit >= 0x80 ? 1 : 0) &+ isLong
  }
}
