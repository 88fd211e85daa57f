public import TextMeasurement

extension LayoutNode {
  /// The lines of text that are shown, in points from the top left of ``layoutFrame``; `nil` if the
  /// view is no text, or not shown.
  ///
  /// - Complexity: The lines are found again.
  public var shownText: LimitedText? {
    guard let proposal else { return nil }
    return (rule as? TextRule)?.shown(in: proposal)
  }
}
