/// What a style of buttons knows about a button.
public struct ButtonStyleConfiguration {
  /// The type of the label.
  public typealias Label = ControlPart

  /// What the button is for; `nil` if that is not said.
  public let role: ButtonRole?

  /// What the button shows, as one view.
  public let label: Label

  /// Whether the button is being pressed: never, as a press takes no time.
  public let isPressed = false
}
