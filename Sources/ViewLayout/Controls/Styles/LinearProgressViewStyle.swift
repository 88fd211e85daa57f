/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
