import Foundation
import TextMeasurement

/// The part of a proposed rectangle that is in the container.
struct FragmentSlot {
  /// From left to right, in points.
  private let columns: Range<CGFloat>

  /// From top to bottom, in points.
  private let rows: Range<CGFloat>

  /// From left to right, in layout units, rounded outward.
  let range: Range<Int64>

  /// From top to bottom, in layout units, rounded outward.
  let band: Range<Int64>

  /// Makes the slot; `nil` if it has no area, or an edge is NaN.
  init?(_ proposed: ContainerRect, in container: TextContainer) {
    guard
      let columns = Self.overlap(proposed.minX, proposed.maxX, container.width),
      let rows = Self.overlap(proposed.minY, proposed.maxY, container.height)
    else { return nil }
    self.columns = columns
    self.rows = rows
    range = Self.units(columns)
    band = Self.units(rows)
  }

  /// A part of the slot, in points; where that ends with the slot, it ends exactly there.
  func rect(_ span: Range<Int64>) -> ContainerRect {
    let left =
      span.lowerBound == range.lowerBound
      ? columns.lowerBound : LayoutUnit(rawValue: span.lowerBound).points
    let right =
      span.upperBound == range.upperBound
      ? columns.upperBound : LayoutUnit(rawValue: span.upperBound).points
    return ContainerRect(
      x: left,
      y: rows.lowerBound,
      width: right - left,
      height: rows.upperBound - rows.lowerBound
    )
  }

  private static func overlap(
    _ start: CGFloat,
    _ end: CGFloat,
    _ extent: Extent
  ) -> Range<CGFloat>? {
    guard start < end else { return nil }
    let (start, end) = (max(start, 0), min(end, extent.length ?? .infinity))
    return start < end ? start..<end : nil
  }

  private static func units(_ range: Range<CGFloat>) -> Range<Int64> {
    LayoutUnit.floor(points: range.lowerBound)
      .rawValue..<LayoutUnit.ceiling(points: range.upperBound).rawValue
  }
}
