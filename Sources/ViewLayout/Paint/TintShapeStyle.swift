/// How what can be touched in the views around is painted.
public struct TintShapeStyle: Shape, ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// How what can be touched in the views around is painted.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
