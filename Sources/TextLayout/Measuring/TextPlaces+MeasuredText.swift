public import TextMeasurement

extension TextPlaces {
  /// Takes the lines of a text that was measured.
  ///
  /// - Parameter measured: The text; its lines are not found again if it has kept them.
  public init(of measured: MeasuredText) {
    self.init(of: measured.shown)
  }
}
