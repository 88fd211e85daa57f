extension View {
  /// Keeps the view from being painted; it takes room and has frames as before.
  public func hidden() -> some View {
    WrappedView("Hidden", self) { _ in TransparentRule() }
  }
}
