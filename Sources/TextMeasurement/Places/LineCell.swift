internal import TextAnalysis

/// The room that a grapheme cluster has on a line.
struct LineCell {
  /// The cluster, cut at the line's ends: UTF-8 offsets in the paragraph.
  let range: Range<Int>

  /// The left edge, in layout units from the left end of the line's content.
  var left: Int64

  /// The right edge, not left of the left one.
  var right: Int64

  /// The bidi level on this line.
  let level: BidiLevel

  /// Whether the cluster begins in the cell; a cluster in several runs has several cells.
  let holdsStart: Bool

  /// Whether the cluster ends in the cell.
  let holdsEnd: Bool

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
