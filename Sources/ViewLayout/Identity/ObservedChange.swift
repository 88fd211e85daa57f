/// What an observer has seen.
struct ObservedChange {
  /// The value.
  let value: Any

  /// Tells the view's action.
  let action: () -> Void
}
