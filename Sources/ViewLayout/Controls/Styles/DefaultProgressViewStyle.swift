/// A bar if there is a value, else a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar if there is a value, else a wheel.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
