/// How far something is: a bar; or a wheel, if nobody knows.
///
///     ProgressView("Laden", value: 3, total: 10)
///
/// The sizes are those of UIKit: a bar is 4 points high and as wide as it is offered, 10 points
/// where no width is; a wheel is 20 points wide and high whatever it is offered. A label stands
/// 8 points above the bar, at its leading edge, and what the value is called 8 points below it;
/// both stand below a wheel, in the middle.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  @Environment(\.showsLabels) private var showsLabels
  @Environment(\.progressViewStyle) private var style

  private let hasValue: Bool
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// Takes whether there is a value, and what is shown with it.
  private init(hasValue: Bool, label: Label, currentValueLabel: CurrentValueLabel) {
    (self.hasValue, self.label) = (hasValue, label)
    self.currentValueLabel = currentValueLabel
  }

  /// The bar or the wheel, with its labels.
  public var body: some View {
    if style is LinearProgressViewStyle || hasValue && !(style is CircularProgressViewStyle) {
      VStack(alignment: .leading, spacing: 8) {
        if showsLabels { label }
        Rectangle().frame(height: 4)
        if showsLabels { currentValueLabel }
      }
    } else {
      VStack(spacing: 8) {
        Circle().frame(width: 20, height: 20)
        if showsLabels {
          label
          currentValueLabel
        }
      }
    }
  }
}

extension ProgressView {
  /// Shows a bar with a label and what the value is called.
  ///
  /// - Parameters:
  ///   - value: How far it is; `nil` shows a wheel.
  ///   - total: How far it is at the end.
  ///   - label: What is under way; several views stand below each other.
  ///   - currentValueLabel: What the value is called.
  public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(hasValue: value != nil, label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows a wheel with a label.
  ///
  /// - Parameter label: What is under way; several views stand below each other.
  public init(@ViewBuilder label: () -> Label) {
    self.init(hasValue: false, label: label(), currentValueLabel: EmptyView())
  }

  /// Shows a bar with a label.
  ///
  /// - Parameters:
  ///   - value: How far it is; `nil` shows a wheel.
  ///   - total: How far it is at the end.
  ///   - label: What is under way; several views stand below each other.
  public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows a wheel.
  public init() {
    self.init { EmptyView() }
  }

  /// Shows a bar.
  ///
  /// - Parameters:
  ///   - value: How far it is; `nil` shows a wheel.
  ///   - total: How far it is at the end.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Shows a wheel with a title.
  ///
  /// - Parameter title: What is under way.
  public init(_ title: some StringProtocol) {
    self.init { Text(verbatim: String(title)) }
  }

  /// Shows a bar with a title.
  ///
  /// - Parameters:
  ///   - title: What is under way.
  ///   - value: How far it is; `nil` shows a wheel.
  ///   - total: How far it is at the end.
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol,
    value: Value?,
    total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(verbatim: String(title)) }
  }
}
