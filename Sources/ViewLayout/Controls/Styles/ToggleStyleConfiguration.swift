/// What a style of toggles knows about a toggle.
public struct ToggleStyleConfiguration {
  /// The type of the label.
  public typealias Label = ControlPart

  /// What the toggle shows, as one view.
  public let label: Label

  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  /// Whether some of several values are on and some are not, which is not told apart from off.
  public let isMixed = false

  /// Takes what is known.
  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}
