/// What every node takes from those around it.
struct NodeSurroundings: Hashable, Sendable {
  /// The direction in which views follow each other.
  let layoutDirection: LayoutDirection

  /// The pixels in one point.
  let displayScale: CGFloat

  /// The distance of views that have no preferences, in points.
  let defaultSpacing: CGFloat
}
