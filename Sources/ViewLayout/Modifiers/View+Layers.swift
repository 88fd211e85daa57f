extension View {
  /// Puts views in front of this one, which are offered its size and have no effect on it.
  ///
  /// - Parameters:
  ///   - alignment: The guides on which both lie.
  ///   - content: The views in front; several stand over each other.
  /// - Returns: A view as large as this one.
  public func overlay(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    LayeredView(order: .overlay, alignment: alignment, content: self, other: content())
  }

  /// Puts a view in front of this one, which is offered its size and has no effect on it.
  ///
  /// - Parameters:
  ///   - overlay: The view in front.
  ///   - alignment: The guides on which both lie.
  /// - Returns: A view as large as this one.
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Puts views behind this one, which are offered its size and have no effect on it.
  ///
  /// - Parameters:
  ///   - alignment: The guides on which both lie.
  ///   - content: The views behind; several stand over each other.
  /// - Returns: A view as large as this one.
  public func background(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    LayeredView(order: .background, alignment: alignment, content: self, other: content())
  }

  /// Puts a view behind this one, which is offered its size and has no effect on it.
  ///
  /// - Parameters:
  ///   - background: The view behind.
  ///   - alignment: The guides on which both lie.
  /// - Returns: A view as large as this one.
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }
}
