/// The rule of a view that does something when it is pressed.
protocol PressableRule: NodeRule {
  /// What can be pressed, in the order of reading.
  var presses: [Press] { get }
}

/// A part of a view that can be pressed.
struct Press {
  /// What tells it from the others of the view, after the label; `nil` if there are none.
  let name: String?

  /// Whether it does anything at the moment.
  var isPossible = true

  /// What it does.
  let action: () -> Void
}
