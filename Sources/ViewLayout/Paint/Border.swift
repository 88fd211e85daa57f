/// A stroke along the edges of what it is offered, inside them.
struct Border: Shape, Hashable {
  /// How wide the stroke is, in points.
  let width: CGFloat
}
