/// How an area is painted, such as a color, a material or a gradient; without effect on layout.
///
/// Standing by itself as a view it takes what it is offered.
public protocol ShapeStyle: View {}

extension Color: ShapeStyle {}
