extension View {
  /// Tells where a guide across the width is in the view.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: Its place in points from the leading edge, by the size and the guides that
  ///     the view has.
  /// - Returns: The view with that guide.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    WrappedView("AlignmentGuide", self) { context in
      AlignmentGuideRule(guide.key, context.ledger.reading(computeValue))
    }
  }

  /// Tells where a guide across the height is in the view.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: Its place in points from the upper edge, positive downward, by the size and
  ///     the guides that the view has.
  /// - Returns: The view with that guide.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    WrappedView("AlignmentGuide", self) { context in
      AlignmentGuideRule(guide.key, context.ledger.reading(computeValue))
    }
  }
}
