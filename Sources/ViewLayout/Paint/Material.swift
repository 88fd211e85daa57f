/// A pane that lets what is behind it shine through.
public struct Material: Shape, ShapeStyle, Hashable {
  /// How much it covers, from 0 to 1.
  let thickness: Double
}

extension ShapeStyle where Self == Material {
  /// The thinnest material.
  public static var ultraThinMaterial: Material { Material(thickness: 0.2) }

  /// A thin material.
  public static var thinMaterial: Material { Material(thickness: 0.4) }

  /// A material of middle thickness.
  public static var regularMaterial: Material { Material(thickness: 0.6) }

  /// A thick material.
  public static var thickMaterial: Material { Material(thickness: 0.8) }

  /// The thickest material.
  public static var ultraThickMaterial: Material { Material(thickness: 0.9) }
}
