public import Foundation

/// Steppers that know how their value is written; without effect, as none of them shows its value.
extension Stepper {
  /// Makes a stepper of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - step: By how much a press changes it.
  ///   - format: How it is written.
  ///   - label: What it shows; several views stand beside each other.
  ///   - onEditingChanged: Is told `true` before a press changes anything, and `false` after it.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1,
    format: Format,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value within bounds.
  ///
  /// - Parameters:
  ///   - value: The value, on which the view then depends.
  ///   - bounds: The least and the greatest value; at one of them its button is disabled.
  ///   - step: By how much a press changes it, up to the bounds.
  ///   - format: How it is written.
  ///   - label: What it shows; several views stand beside each other.
  ///   - onEditingChanged: Is told `true` before a press changes anything, and `false` after it.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1,
    format: Format,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: label,
      onEditingChanged: onEditingChanged
    )
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper of a value, with a title.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - value: The value.
  ///   - step: By how much a press changes it.
  ///   - format: How it is written.
  ///   - onEditingChanged: Is told `true` before a press changes anything, and `false` after it.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1,
    format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    self.init(title, value: value, step: step, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value within bounds, with a title.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - value: The value, on which the view then depends.
  ///   - bounds: The least and the greatest value; at one of them its button is disabled.
  ///   - step: By how much a press changes it, up to the bounds.
  ///   - format: How it is written.
  ///   - onEditingChanged: Is told `true` before a press changes anything, and `false` after it.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1,
    format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    self.init(title, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
  }
}
