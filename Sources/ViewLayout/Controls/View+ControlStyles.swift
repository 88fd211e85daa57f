extension View {
  /// Says how buttons in the view are painted; without effect on layout.
  public func buttonStyle(_ style: ButtonAppearance) -> some View { self }

  /// Says what of labels in the view is shown.
  public func labelStyle(_ style: LabelAppearance) -> some View {
    environment(\.labelAppearance, style)
  }

  /// Says how pickers in the view are painted; without effect on layout.
  public func pickerStyle(_ style: PickerAppearance) -> some View { self }

  /// Says what of views of progress in the view is shown.
  public func progressViewStyle(_ style: ProgressAppearance) -> some View {
    environment(\.progressAppearance, style)
  }

  /// Says how text fields in the view are painted; without effect on layout.
  public func textFieldStyle(_ style: TextFieldAppearance) -> some View { self }

  /// Says what of toggles in the view is shown.
  public func toggleStyle(_ style: ToggleAppearance) -> some View {
    environment(\.toggleAppearance, style)
  }
}
