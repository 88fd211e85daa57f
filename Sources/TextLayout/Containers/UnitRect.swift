import Foundation
import TextMeasurement

/// A rectangle in container space, in layout units, with area.
struct UnitRect: Hashable, Sendable {
  /// The distance from the left edge of the container to that of the rectangle.
  let minX: Int64

  /// The distance to the right edge.
  let maxX: Int64

  /// The distance from the top of the container to that of the rectangle.
  let minY: Int64

  /// The distance to the bottom.
  let maxY: Int64

  /// Makes a rectangle of its edges; `nil` if it has no area.
  init?(minX: Int64, maxX: Int64, minY: Int64, maxY: Int64) {
    guard minX < maxX, minY < maxY else { return nil }
    self.minX = minX
    self.maxX = maxX
    self.minY = minY
    self.maxY = maxY
  }

  /// The smallest rectangle around one in points; `nil` if that has no area, or a NaN edge.
  init?(around rect: CGRect) {
    guard rect.minX < rect.maxX, rect.minY < rect.maxY else { return nil }
    self.init(
      minX: LayoutUnit.floor(points: rect.minX).rawValue,
      maxX: LayoutUnit.ceiling(points: rect.maxX).rawValue,
      minY: LayoutUnit.floor(points: rect.minY).rawValue,
      maxY: LayoutUnit.ceiling(points: rect.maxY).rawValue
    )
  }

  /// Whether it and a band have points in common, edges aside.
  func meets(_ band: Range<Int64>) -> Bool {
    minY < band.upperBound && maxY > band.lowerBound
  }
}
