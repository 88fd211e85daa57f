/// How text and shapes of the views around are painted.
public struct ForegroundStyle: Shape, ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// How text and shapes of the views around are painted.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
