/// A button of a tree, by its label.
struct PressableButton {
  /// The texts of the label in the order of the views, with spaces between them.
  let label: String

  /// Whether the button can be pressed.
  let isEnabled: Bool

  /// What the button does when it is pressed.
  let action: () -> Void
}
