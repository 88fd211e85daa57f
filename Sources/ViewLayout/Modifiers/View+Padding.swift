extension View {
  /// Leaves room free around the view.
  ///
  /// - Parameter insets: How much along each edge, in points; negative lets the view reach over it.
  /// - Returns: A view that offers what is left inside, and is larger than the view by the insets.
  public func padding(_ insets: EdgeInsets) -> some View {
    WrappedView("Padding", self) { _ in PaddingRule(insets) }
  }

  /// Leaves the same room free along some edges.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: How much, in points; `nil` is ``EnvironmentValues/defaultPadding``.
  /// - Returns: A view that is larger by that.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    WrappedView("Padding", self) { context in
      PaddingRule(EdgeInsets(length ?? context.environment.defaultPadding, along: edges))
    }
  }

  /// Leaves the same room free along all edges.
  ///
  /// - Parameter length: How much, in points; negative lets the view reach over the edges.
  /// - Returns: A view that is larger by that.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
