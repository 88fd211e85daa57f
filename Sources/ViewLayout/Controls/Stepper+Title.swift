extension Stepper where Label == Text {
  /// Makes a stepper of actions, with a title.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - onIncrement: Makes the value larger; `nil` if that cannot be.
  ///   - onDecrement: Makes the value smaller; `nil` if that cannot be.
  ///   - onEditingChanged: Is told `true` before a press changes anything, and `false` after it.
  public init(
    _ title: some StringProtocol,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(verbatim: String(title)) },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper of a value, with a title.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - value: The value.
  ///   - step: By how much a press changes it.
  ///   - onEditingChanged: Is told `true` before a press changes anything, and `false` after it.
  public init<Value: Strideable>(
    _ title: some StringProtocol,
    value: Binding<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      step: step,
      label: { Text(verbatim: String(title)) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper of a value within bounds, with a title.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - value: The value, on which the view then depends.
  ///   - bounds: The least and the greatest value; at one of them its button is disabled.
  ///   - step: By how much a press changes it, up to the bounds.
  ///   - onEditingChanged: Is told `true` before a press changes anything, and `false` after it.
  public init<Value: Strideable>(
    _ title: some StringProtocol,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { Text(verbatim: String(title)) },
      onEditingChanged: onEditingChanged
    )
  }
}
