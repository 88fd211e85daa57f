internal import TextAnalysis
internal import TextMeasurement

/// Counts the places of a text in the unit that was asked for.
struct RangeCounter {
  private var cursor: OffsetCursor?
  private let unit: OffsetUnit

  /// Begins at the start of a text.
  init(_ text: String, _ unit: OffsetUnit) {
    self.unit = unit
    cursor = unit == .utf8 ? nil : OffsetCursor(text)
  }

  /// A place, counted.
  mutating func count(_ offset: TextOffset) -> Int {
    guard cursor != nil else { return offset.utf8 }
    cursor?.move(to: offset)
    return (unit == .scalar ? cursor?.scalarOffset.scalar : cursor?.utf16Offset.utf16) ?? 0
  }

  /// Both ends of a range, counted.
  mutating func count(_ range: Range<TextOffset>) -> Range<Int> {
    let start = count(range.lowerBound)
    return start..<count(range.upperBound)
  }
}
