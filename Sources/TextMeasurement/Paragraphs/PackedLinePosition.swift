/// Where a line of a prepared paragraph begins, in little memory.
package struct PackedLinePosition: Sendable {
  private let key: Int64
  private let offset: UInt32
  private let place: UInt32
  private let safeAfter: UInt32
  private let hyphenatedLines: UInt32

  /// Packs a position.
  package init(_ position: LinePosition) {
    let start = position.start
    key = start.key
    offset = UInt32(start.offset)
    place = UInt32(start.place)
    safeAfter = UInt32(start.safeAfter)
    hyphenatedLines = UInt32(start.hyphenatedLines)
  }

  /// The position.
  package var position: LinePosition {
    var start = LineStart(
      offset: Int(offset),
      place: Int(place),
      key: key,
      safeAfter: Int(safeAfter)
    )
    start.hyphenatedLines = Int(hyphenatedLines)
    return LinePosition(start: start)
  }
}
