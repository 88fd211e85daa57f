/// A length in units of 1/65,536 pt, in which all advances are summed.
///
/// Sums of whole numbers do not depend on their order, so a text laid out at its own width breaks
/// the same way. Lengths that leave the range stay at its end; it holds 68 billion points.
package struct LayoutUnit: Hashable, Comparable, Sendable {
  /// The length in units.
  package let rawValue: Int64

  /// The units in one point.
  package static let unitsPerPoint = 65_536.0

  /// The longest length; anything longer counts as this.
  package static let limit: Int64 = 1 << 52

  /// The greatest height of a line, and the greatest distance between two: some 16 million points,
  /// so that the heights of eight million lines add up without overflow.
  static let lineLimit = limit >> 12

  /// The greatest tracking: 32,768 points, so that two thousand million clusters add up.
  static let trackingLimit = limit >> 21

  /// Makes a length of units.
  package init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// The length of no units.
  package static let zero = LayoutUnit(rawValue: 0)

  /// The nearest length to a number of points; NaN is 0.
  package init(points: Double) {
    rawValue = Self.rounding(points * Self.unitsPerPoint)
  }

  /// The length in points, exact.
  package var points: Double { Double(rawValue) / Self.unitsPerPoint }

  /// Whether the left length is shorter.
  package static func < (left: LayoutUnit, right: LayoutUnit) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The nearest whole number of units, within the range; halves go away from zero.
  ///
  /// Adding a half and cutting off is exact up to 2^52, and needs no call where the processor
  /// cannot round.
  @inline(__always)
  static func rounding(_ units: Double) -> Int64 {
    guard abs(units) < Double(limit) else {
      return units.isNaN ? 0 : units < 0 ? -limit : limit
    }
    return Int64(units < 0 ? units - 0.5 : units + 0.5)
  }

  /// A sum of two lengths in units, within the range.
  @inline(__always)
  package static func sum(_ left: Int64, _ right: Int64) -> Int64 {
    min(max(left &+ right, -limit), limit)
  }

  /// So many times a length in units, within the range.
  static func product(_ count: Int, _ length: Int64) -> Int64 {
    let (product, isTooLarge) = Int64(count).multipliedReportingOverflow(by: length)
    return isTooLarge ? limit : min(max(product, -limit), limit)
  }

  /// The greatest length that is not longer than a number of points.
  ///
  /// The widest line that fits in a width is as wide as this.
  package static func floor(points: Double) -> LayoutUnit {
    LayoutUnit(rawValue: rounding((points * unitsPerPoint).rounded(.down)))
  }
}
