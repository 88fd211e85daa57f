extension View {
  /// Says what of labels in the view is shown.
  public func labelStyle(_ style: LabelAppearance) -> some View {
    environment(\.labelAppearance, style)
  }
}
