extension View {
  /// Offers the view sizes of one ratio only.
  ///
  /// - Parameters:
  ///   - aspectRatio: The width of a view one point high, above 0; `nil` is that of its ideal size.
  ///   - contentMode: Whether the size fits in what is proposed, or covers it.
  /// - Returns: A view as large as the view, which need not take what it is offered.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    let ratio = aspectRatio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    return WrappedView("AspectRatio", self) { _ in AspectRatioRule(ratio, contentMode) }
  }

  /// Offers the view sizes of one ratio only.
  ///
  /// - Parameters:
  ///   - aspectRatio: A size of that ratio.
  ///   - contentMode: Whether the size fits in what is proposed, or covers it.
  /// - Returns: A view as large as the view.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Offers the view the largest size of its own ratio that fits.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Offers the view the smallest size of its own ratio that covers what is proposed.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
