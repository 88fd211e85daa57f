/// A wheel.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
