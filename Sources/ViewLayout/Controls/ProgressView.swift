/// How far something is: a bar; or a wheel, if nobody knows.
///
/// The sizes are those of UIKit: a bar is 4 points high and as wide as it is offered, 10 points where no
/// width is; a wheel is 20 points wide and high whatever it is offered.
public struct ProgressView: View {
  private let hasValue: Bool

  /// Shows a wheel.
  public init() {
    hasValue = false
  }

  /// Shows a bar.
  ///
  /// - Parameters:
  ///   - value: How far it is; `nil` shows a wheel.
  ///   - total: How far it is at the end.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    hasValue = value != nil
  }

  /// The bar or the wheel.
  public var body: some View {
    if hasValue {
      Rectangle().frame(height: 4)
    } else {
      Circle().frame(width: 20, height: 20)
    }
  }
}
