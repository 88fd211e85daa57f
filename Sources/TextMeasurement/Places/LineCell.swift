internal import TextAnalysis

/// The room that a grapheme cluster has on a line, in 24 bytes.
struct LineCell {
  /// The cluster, cut at the line's ends.
  private let start: UInt32
  private let end: UInt32

  /// The left edge, in layout units from the left end of the line's content.
  var left: Int64

  /// The right edge in the upper 55 bits, which hold more than the longest length; the level in
  /// seven, and whether the cluster begins and ends in the cell.
  private var rightAndFacts: Int64

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - range: The cluster, cut at the line's ends: UTF-8 offsets in the paragraph.
  ///   - left: The left edge, in layout units from the left end of the line's content.
  ///   - right: The right edge, not left of the left one.
  ///   - level: The bidi level on this line.
  ///   - holdsStart: Whether the cluster begins in the cell; a cluster in several runs has several
  ///     cells.
  ///   - holdsEnd: Whether it ends in the cell.
  init(
    range: Range<Int>,
    left: Int64,
    right: Int64,
    level: BidiLevel,
    holdsStart: Bool,
    holdsEnd: Bool
  ) {
    start = UInt32(range.lowerBound)
    end = UInt32(range.upperBound)
    self.left = left
    rightAndFacts =
      right << 9 | Int64(level.rawValue) << 2 | (holdsStart ? 2 : 0) | (holdsEnd ? 1 : 0)
  }

  /// The cluster, cut at the line's ends: UTF-8 offsets in the paragraph.
  var range: Range<Int> { Int(start)..<Int(end) }

  /// The right edge, not left of the left one.
  var right: Int64 {
    get { rightAndFacts >> 9 }
    set { rightAndFacts = newValue << 9 | rightAndFacts & 0x1FF }
  }

  /// The bidi level on this line.
  var level: BidiLevel { BidiLevel(rawValue: UInt8(rightAndFacts >> 2 & 0x7F)) }

  /// Whether the cluster begins in the cell.
  var holdsStart: Bool { rightAndFacts & 2 != 0 }

  /// Whether the cluster ends in the cell.
  var holdsEnd: Bool { rightAndFacts & 1 != 0 }

  /// Where the cell is read first.
  var leadingEdge: Int64 { level.isRightToLeft ? right : left }

  /// Where the cell is read last.
  var trailingEdge: Int64 { level.isRightToLeft ? left : right }

  /// How far across the cell a place is in the direction of reading, from 0 to 1.
  func fraction(at x: Int64) -> Double {
    guard right > left else { return 0 }
    let across = Double(x - left) / Double(right - left)
    return min(max(level.isRightToLeft ? 1 - across : across, 0), 1)
  }

  /// Whether a selection holds the cluster; an offset inside a cluster counts as its start.
  func isSelected(in selection: Range<Int>) -> Bool {
    selection.lowerBound < range.upperBound && range.upperBound <= selection.upperBound
  }
}
