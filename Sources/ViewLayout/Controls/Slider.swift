/// A track on which a value is chosen.
///
///     Slider(value: $volume, in: 0...10)
///
/// The track is 31 points high, as in UIKit, and takes the width that is offered and 10 points
/// where none is, less that of the views at its ends and 8 points beside each. The label is not
/// shown, and the value stays as it is.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let minimumLabel: ValueLabel
  private let maximumLabel: ValueLabel

  /// Makes a slider with views at its ends.
  ///
  /// - Parameters:
  ///   - value: The value; without effect on layout.
  ///   - bounds: The values at the ends; without effect on layout.
  ///   - step: What lies between two values that can be chosen; `nil` for nothing.
  ///   - label: What the slider is for, which is not shown.
  ///   - minimumValueLabel: What stands at the leading end.
  ///   - maximumValueLabel: What stands at the trailing end.
  ///   - onEditingChanged: Would be told when the slider is moved, which nothing does.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    step: Value.Stride? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    minimumLabel = minimumValueLabel()
    maximumLabel = maximumValueLabel()
  }

  /// The track, with what stands at its ends.
  public var body: some View {
    HStack(spacing: 8) {
      minimumLabel
      Capsule().frame(height: 31)
      maximumLabel
    }
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider.
  ///
  /// - Parameters:
  ///   - value: The value; without effect on layout.
  ///   - bounds: The values at the ends; without effect on layout.
  ///   - step: What lies between two values that can be chosen; `nil` for nothing.
  ///   - label: What the slider is for, which is not shown.
  ///   - onEditingChanged: Would be told when the slider is moved, which nothing does.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    step: Value.Stride? = nil,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: label) {
      EmptyView()
    } maximumValueLabel: {
      EmptyView()
    }
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider without a label.
  ///
  /// - Parameters:
  ///   - value: The value; without effect on layout.
  ///   - bounds: The values at the ends; without effect on layout.
  ///   - step: What lies between two values that can be chosen; `nil` for nothing.
  ///   - onEditingChanged: Would be told when the slider is moved, which nothing does.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    step: Value.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }
}
