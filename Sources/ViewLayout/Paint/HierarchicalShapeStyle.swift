/// The color of what stands in front, or less of it.
public struct HierarchicalShapeStyle: Shape, ShapeStyle, Hashable {
  /// How far from the first level.
  let level: Int
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The color of what stands in front.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }

  /// Less of it.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }

  /// Less than ``secondary``.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }

  /// Less than ``tertiary``.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
}
