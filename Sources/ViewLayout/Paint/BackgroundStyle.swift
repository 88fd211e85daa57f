/// How what is behind the views around is painted.
public struct BackgroundStyle: Shape, ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  /// How what is behind the views around is painted.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
