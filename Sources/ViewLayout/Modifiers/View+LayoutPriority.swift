extension View {
  /// Lets a container give the view room before others.
  ///
  /// - Parameter value: The priority; higher comes first, and views without one have 0.
  /// - Returns: The view. A frame or padding around it has the priority 0 again.
  public func layoutPriority(_ value: Double) -> some View {
    WrappedView("LayoutPriority", self) { _ in LayoutPriorityRule(value) }
  }
}
