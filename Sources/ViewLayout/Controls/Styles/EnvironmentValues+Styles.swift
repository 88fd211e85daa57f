extension EnvironmentValues {
  private enum ButtonStylesKey: EnvironmentKey {
    static var defaultValue: [ControlStyle<ButtonStyleConfiguration>] { [] }
  }

  /// The styles of buttons, the innermost last.
  var buttonStyles: [ControlStyle<ButtonStyleConfiguration>] {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }

  private enum ToggleStylesKey: EnvironmentKey {
    static var defaultValue: [ControlStyle<ToggleStyleConfiguration>] { [] }
  }

  /// The styles of toggles, the innermost last.
  var toggleStyles: [ControlStyle<ToggleStyleConfiguration>] {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }

  private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: any ProgressViewStyle { .automatic }
  }

  /// What of views of progress is shown.
  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }

  private enum LabelStylesKey: EnvironmentKey {
    static var defaultValue: [ControlStyle<LabelStyleConfiguration>] { [] }
  }

  /// The styles of labels, the innermost last.
  var labelStyles: [ControlStyle<LabelStyleConfiguration>] {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}
