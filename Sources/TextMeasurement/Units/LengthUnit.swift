/// A unit that lengths are given and told in, and how it converts to points.
///
/// A point is 1/72 inch. A conversion is one product and one division. Where the product has no
/// more digits than a `Double`, the result is exact if it can be, and else the nearest number.
///
///     LengthUnit.millimeters.points(25.4)  // 72
///     LengthUnit.dots(perInch: 203).length(ofPoints: 72)  // 203
public enum LengthUnit: Hashable, Sendable {
  /// Points, in which lengths are computed.
  case points

  /// Millimetres, 25.4 to the inch.
  case millimeters

  /// Ems of a font of so many points, above 0.
  case ems(fontSize: Double)

  /// Dots of a printer or a screen with so many to the inch, above 0.
  case dots(perInch: Double)

  /// A length in points.
  ///
  /// What ``length(ofPoints:)`` makes of the measures of a text converts back to the same points,
  /// so that a text has the same lines in its own width, whatever the unit.
  ///
  /// - Parameter length: The length in this unit.
  /// - Returns: The length in points.
  public func points(_ length: Double) -> Double {
    if case .points = self { return length }
    let ratio = ratio
    let points = length * ratio.points / ratio.units
    let measure = LayoutUnit(points: points).points
    return self.length(ofPoints: measure) == length ? measure : points
  }

  /// A length in this unit.
  ///
  /// - Parameter points: The length in points.
  /// - Returns: The length in this unit.
  public func length(ofPoints points: Double) -> Double {
    if case .points = self { return points }
    let ratio = ratio
    return points * ratio.units / ratio.points
  }

  /// So many points are so many units.
  private var ratio: (points: Double, units: Double) {
    switch self {
    case .points: (1, 1)
    // 72 to 25.4, as whole numbers.
    case .millimeters: (360, 127)
    case .ems(let fontSize): (fontSize, 1)
    case .dots(let perInch): (72, perInch)
    }
  }
}
