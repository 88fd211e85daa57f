/// A label with two buttons that make a value larger and smaller.
///
///     Stepper("Anzahl: \(count)", value: $count, in: 1...9)
///
/// The buttons are 94 points wide and 32 high together, as in UIKit. They stand at the trailing edge of the
/// width that is offered, and 8 points after the label where none is. Both have the same middle. The buttons
/// are pressed by the label with ` +` or ` -` after it.
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
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.label = label()
    (increment, decrement) = (onIncrement, onDecrement)
  }

  /// Makes a stepper of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - step: By how much a press changes it.
  ///   - label: What it shows; several views stand beside each other.
  public init<Value: Strideable>(
    value: Binding<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label) {
      value.wrappedValue = value.wrappedValue.advanced(by: step)
    } onDecrement: {
      value.wrappedValue = value.wrappedValue.advanced(by: -step)
    }
  }

  /// Makes a stepper of a value within bounds.
  ///
  /// - Parameters:
  ///   - value: The value, on which the view then depends.
  ///   - bounds: The least and the greatest value; at one of them its button is disabled.
  ///   - step: By how much a press changes it, up to the bounds.
  ///   - label: What it shows; several views stand beside each other.
  public init<Value: Strideable>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    func change(by step: Value.Stride) -> (() -> Void)? {
      let limit = step > 0 ? bounds.upperBound : bounds.lowerBound
      guard step > 0 ? value.wrappedValue < limit : value.wrappedValue > limit else { return nil }
      return {
        let next = value.wrappedValue.advanced(by: step)
        value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
      }
    }
    self.init(label: label, onIncrement: change(by: step), onDecrement: change(by: -step))
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper of actions, with a title.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - onIncrement: Makes the value larger; `nil` if that cannot be.
  ///   - onDecrement: Makes the value smaller; `nil` if that cannot be.
  public init(
    _ title: some StringProtocol,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.init(
      label: { Text(verbatim: String(title)) },
      onIncrement: onIncrement,
      onDecrement: onDecrement
    )
  }

  /// Makes a stepper of a value, with a title.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - value: The value.
  ///   - step: By how much a press changes it.
  public init<Value: Strideable>(
    _ title: some StringProtocol,
    value: Binding<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(verbatim: String(title)) }
  }

  /// Makes a stepper of a value within bounds, with a title.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - value: The value, on which the view then depends.
  ///   - bounds: The least and the greatest value; at one of them its button is disabled.
  ///   - step: By how much a press changes it, up to the bounds.
  public init<Value: Strideable>(
    _ title: some StringProtocol,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(verbatim: String(title)) }
  }
}

extension Stepper: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    var inner = context
    inner.orientation = StackOrientation(nil)
    let row = ControlRow(label: label) { Capsule().frame(width: 94, height: 32) }
    let child = inner.node(of: row, else: HStackLayout())
    let isEnabled = context.environment.isEnabled
    let presses = [("+", increment), ("-", decrement)].map { name, action in
      Press(name: name, isPossible: isEnabled && action != nil, action: action ?? {})
    }
    return [context.node("Stepper", PressableRule(presses), [child])]
  }
}
