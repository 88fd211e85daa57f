/// How an area is painted, such as a color, a material or a gradient; without effect on layout.
///
/// Standing by itself as a view it takes what it is offered.
public protocol ShapeStyle: View {}

extension ShapeStyle {
  /// The style, of which what is behind shines through; from 0 to 1 of it is left.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}

extension Color: ShapeStyle {}
