import TextMeasurement

extension PreparedText {
  /// What stands on each line, without white space at its end.
  func contents(forWidth width: Double?) -> [String] {
    lines(forWidth: width).map { String(text[$0.contentRange]) }
  }

  /// The width of each line, without white space at its end, in points.
  func widths(forWidth width: Double?) -> [Double] {
    lines(forWidth: width).map(\.width)
  }
}
