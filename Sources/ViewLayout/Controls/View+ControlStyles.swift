extension View {
  /// Says how pickers in the view are painted; without effect on layout.
  public func pickerStyle(_ style: PickerAppearance) -> some View { self }

  /// Says what of views of progress in the view is shown.
  public func progressViewStyle(_ style: ProgressAppearance) -> some View {
    environment(\.progressAppearance, style)
  }

  /// Says how text fields in the view are painted; without effect on layout.
  public func textFieldStyle(_ style: TextFieldAppearance) -> some View { self }
}
