/// The extent of all lines of a prepared paragraph, in layout units; x counts from the left edge of
/// the container.
package struct PlainExtent: Sendable {
  /// The number of lines, at least 1.
  package var lineCount = 0

  /// The left edge of the leftmost line.
  package var minX = Int64.max

  /// The right edge of the rightmost line.
  package var maxX = Int64.min

  /// The height of every line.
  let lineHeight: Int64

  /// Begins without lines.
  init(lineHeight: Int64) {
    self.lineHeight = lineHeight
  }

  /// From the top of the first line to the bottom of the last, if so much is left between two.
  package func height(spacing: Int64) -> Int64 {
    LayoutUnit.sum(
      LayoutUnit.product(lineCount, lineHeight),
      LayoutUnit.product(lineCount - 1, spacing)
    )
  }

  /// Adds a line.
  @inline(__always)
  mutating func add(from left: Int64, width: Int64) {
    lineCount += 1
    minX = min(minX, left)
    maxX = max(maxX, LayoutUnit.sum(left, width))
  }
}
