extension FontMetrics {
  /// The height of a line without styles as another system rounds it.
  ///
  /// - Parameter rounding: The system.
  /// - Returns: A whole number of points.
  public func lineHeight(roundedLike rounding: LineHeightRounding) -> Double {
    rounding.lineHeight(ascent: ascent, descent: descent, lineGap: lineGap)
  }
}
