/// A part of a view that can be pressed.
struct Press {
  /// What tells it from the others of the view, after the label; `nil` if there are none.
  var name: String?

  /// Whether it does anything at the moment.
  let isPossible: Bool

  /// What it does.
  let action: () -> Void
}
