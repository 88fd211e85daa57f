internal import TextMeasurement

/// A unit that lengths are given and printed in, by its name.
enum UnitName: String, CaseIterable, Sendable {
  case pt, mm, em, dots
}

extension LengthUnit {
  /// The name, as options and answers have it.
  var name: UnitName {
    switch self {
    case .points: .pt
    case .millimeters: .mm
    case .ems: .em
    case .dots: .dots
    }
  }

  /// How many dots there are to the inch; `nil` for other units.
  var dotsPerInch: Double? {
    guard case .dots(let perInch) = self else { return nil }
    return perInch
  }
}
