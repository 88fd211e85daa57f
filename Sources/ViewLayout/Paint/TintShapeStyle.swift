/// The tint of the surrounding controls.
public struct TintShapeStyle: Shape, ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surrounding controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
