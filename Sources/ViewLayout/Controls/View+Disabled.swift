extension View {
  /// Says whether buttons in the view can be pressed; without effect on layout.
  ///
  /// - Parameter disabled: Whether they cannot; `false` leaves that to the views around.
  /// - Returns: The view.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
