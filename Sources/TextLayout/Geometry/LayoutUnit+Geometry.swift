internal import Foundation
internal import TextMeasurement

extension CGFloat {
  /// A length in points.
  init(units: Int64) { self = CGFloat(LayoutUnit(rawValue: units).points) }

  /// The length in layout units.
  var units: Int64 { LayoutUnit(points: Double(self)).rawValue }
}

extension TextRect {
  /// A rectangle of its edges, in layout units.
  init(left: Int64, top: Int64, right: Int64, bottom: Int64) {
    self.init(
      x: CGFloat(units: left),
      y: CGFloat(units: top),
      width: CGFloat(units: right - left),
      height: CGFloat(units: bottom - top)
    )
  }
}
