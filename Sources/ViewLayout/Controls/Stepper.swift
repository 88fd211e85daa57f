/// A label with two buttons that make a value larger and smaller.
///
///     Stepper("Anzahl: \(count)", value: $count, in: 1...9)
///
/// The buttons are 94 points wide and 32 high together, as in UIKit. They stand at the trailing
/// edge of the width that is offered, and 8 points after the label where none is. Both have the
/// same middle. The buttons are pressed by the label with ` +` or ` -` after it.
public struct Stepper<Label: View>: View {
  /// The stepper is a node itself.
  public typealias Body = Never

  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?

  /// Makes a stepper of actions.
  ///
  /// - Parameters:
  ///   - label: What it shows; several views stand beside each other.
  ///   - onIncrement: Makes the value larger; `nil` if that cannot be.
  ///   - onDecrement: Makes the value smaller; `nil` if that cannot be.
  ///   - onEditingChanged: Is told `true` before a press changes anything, and `false` after it.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func edit(_ action: @escaping () -> Void) -> () -> Void {
      {
        onEditingChanged(true)
        action()
        onEditingChanged(false)
      }
    }
    self.label = label()
    (increment, decrement) = (onIncrement.map(edit), onDecrement.map(edit))
  }

  /// Makes a stepper of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - step: By how much a press changes it.
  ///   - label: What it shows; several views stand beside each other.
  ///   - onEditingChanged: Is told `true` before a press changes anything, and `false` after it.
  public init<Value: Strideable>(
    value: Binding<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func change(by step: Value.Stride) -> () -> Void {
      { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    }
    self.init(
      label: label,
      onIncrement: change(by: step),
      onDecrement: change(by: -step),
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper of a value within bounds.
  ///
  /// - Parameters:
  ///   - value: The value, on which the view then depends.
  ///   - bounds: The least and the greatest value; at one of them its button is disabled.
  ///   - step: By how much a press changes it, up to the bounds.
  ///   - label: What it shows; several views stand beside each other.
  ///   - onEditingChanged: Is told `true` before a press changes anything, and `false` after it.
  public init<Value: Strideable>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func change(by step: Value.Stride) -> (() -> Void)? {
      let limit = step > 0 ? bounds.upperBound : bounds.lowerBound
      guard step > 0 ? value.wrappedValue < limit : value.wrappedValue > limit else { return nil }
      return {
        let next = value.wrappedValue.advanced(by: step)
        value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
      }
    }
    self.init(
      label: label,
      onIncrement: change(by: step),
      onDecrement: change(by: -step),
      onEditingChanged: onEditingChanged
    )
  }
}

extension Stepper: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    let row = ControlRow(label: label) { Capsule().frame(width: 94, height: 32) }
    let child = context.node(of: row, else: HStackLayout())
    let isEnabled = context.environment.isEnabled
    let presses = [("+", increment), ("-", decrement)].map { name, action in
      Press(name: name, isPossible: isEnabled && action != nil, action: action ?? {})
    }
    return [context.node("Stepper", PressableRule(presses, of: context.slot), [child])]
  }
}
