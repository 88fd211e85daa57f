import TextMeasurement

extension LayoutUnit {
  /// The least length that is not shorter than a number of points.
  static func ceiling(points: Double) -> LayoutUnit {
    LayoutUnit(rawValue: -floor(points: -points).rawValue)
  }
}
